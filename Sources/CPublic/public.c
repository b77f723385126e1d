// The bytes of what browsers load, as the compiler finds them in the folder Public.

#include "public.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char address_js[] = {
#embed "../../Public/address.js"
};
static const unsigned char anchors_js[] = {
#embed "../../Public/anchors.js"
};
static const unsigned char arrows_js[] = {
#embed "../../Public/arrows.js"
};
static const unsigned char charts_css_01_charts_css[] = {
#embed "../../Public/charts.css/01-charts.css"
};
static const unsigned char charts_css_02_figures_css[] = {
#embed "../../Public/charts.css/02-figures.css"
};
static const unsigned char charts_js[] = {
#embed "../../Public/charts.js"
};
static const unsigned char clock_js[] = {
#embed "../../Public/clock.js"
};
static const unsigned char columns_css_01_columns_css[] = {
#embed "../../Public/columns.css/01-columns.css"
};
static const unsigned char drawing_css_01_drawing_css[] = {
#embed "../../Public/drawing.css/01-drawing.css"
};
static const unsigned char drawing_css_02_symbols_css[] = {
#embed "../../Public/drawing.css/02-symbols.css"
};
static const unsigned char gestures_js[] = {
#embed "../../Public/gestures.js"
};
static const unsigned char guides_js[] = {
#embed "../../Public/guides.js"
};
static const unsigned char icon_svg[] = {
#embed "../../Public/icon.svg"
};
static const unsigned char icons_svg[] = {
#embed "../../Public/icons.svg"
};
static const unsigned char kept_js[] = {
#embed "../../Public/kept.js"
};
static const unsigned char language_js[] = {
#embed "../../Public/language.js"
};
static const unsigned char lists_js[] = {
#embed "../../Public/lists.js"
};
static const unsigned char measures_css_01_measures_css[] = {
#embed "../../Public/measures.css/01-measures.css"
};
static const unsigned char measures_css_02_guides_css[] = {
#embed "../../Public/measures.css/02-guides.css"
};
static const unsigned char measures_css_03_phases_css[] = {
#embed "../../Public/measures.css/03-phases.css"
};
static const unsigned char measures_js[] = {
#embed "../../Public/measures.js"
};
static const unsigned char motion_js[] = {
#embed "../../Public/motion.js"
};
static const unsigned char phases_js[] = {
#embed "../../Public/phases.js"
};
static const unsigned char pinion_css_01_palette_css[] = {
#embed "../../Public/pinion.css/01-palette.css"
};
static const unsigned char pinion_css_02_page_css[] = {
#embed "../../Public/pinion.css/02-page.css"
};
static const unsigned char pinion_css_03_fields_css[] = {
#embed "../../Public/pinion.css/03-fields.css"
};
static const unsigned char pinion_css_04_files_css[] = {
#embed "../../Public/pinion.css/04-files.css"
};
static const unsigned char pinion_css_05_buttons_css[] = {
#embed "../../Public/pinion.css/05-buttons.css"
};
static const unsigned char pinion_css_06_pictures_css[] = {
#embed "../../Public/pinion.css/06-pictures.css"
};
static const unsigned char pinion_css_07_stacks_css[] = {
#embed "../../Public/pinion.css/07-stacks.css"
};
static const unsigned char pinion_css_08_sections_css[] = {
#embed "../../Public/pinion.css/08-sections.css"
};
static const unsigned char pinion_css_10_colours_css[] = {
#embed "../../Public/pinion.css/10-colours.css"
};
static const unsigned char pinion_css_11_letters_css[] = {
#embed "../../Public/pinion.css/11-letters.css"
};
static const unsigned char pinion_css_12_room_css[] = {
#embed "../../Public/pinion.css/12-room.css"
};
static const unsigned char pinion_css_13_fitting_css[] = {
#embed "../../Public/pinion.css/13-fitting.css"
};
static const unsigned char pinion_css_13_shapes_css[] = {
#embed "../../Public/pinion.css/13-shapes.css"
};
static const unsigned char pinion_css_13_sizes_css[] = {
#embed "../../Public/pinion.css/13-sizes.css"
};
static const unsigned char pinion_css_14_dialogs_css[] = {
#embed "../../Public/pinion.css/14-dialogs.css"
};
static const unsigned char pinion_css_15_motion_css[] = {
#embed "../../Public/pinion.css/15-motion.css"
};
static const unsigned char pinion_css_16_bar_css[] = {
#embed "../../Public/pinion.css/16-bar.css"
};
static const unsigned char pinion_css_17_print_css[] = {
#embed "../../Public/pinion.css/17-print.css"
};
static const unsigned char pinion_css_18_right_to_left_css[] = {
#embed "../../Public/pinion.css/18-right-to-left.css"
};
static const unsigned char pinion_js_01_connection_js[] = {
#embed "../../Public/pinion.js/01-connection.js"
};
static const unsigned char pinion_js_02_hub_js[] = {
#embed "../../Public/pinion.js/02-hub.js"
};
static const unsigned char pinion_js_03_messages_js[] = {
#embed "../../Public/pinion.js/03-messages.js"
};
static const unsigned char pinion_js_04_fields_js[] = {
#embed "../../Public/pinion.js/04-fields.js"
};
static const unsigned char pinion_js_05_tree_js[] = {
#embed "../../Public/pinion.js/05-tree.js"
};
static const unsigned char pinion_js_06_link_js[] = {
#embed "../../Public/pinion.js/06-link.js"
};
static const unsigned char pinion_js_07_bar_js[] = {
#embed "../../Public/pinion.js/07-bar.js"
};
static const unsigned char pinion_js_08_keys_js[] = {
#embed "../../Public/pinion.js/08-keys.js"
};
static const unsigned char pinion_js_09_page_js[] = {
#embed "../../Public/pinion.js/09-page.js"
};
static const unsigned char rows_js[] = {
#embed "../../Public/rows.js"
};
static const unsigned char secret_js[] = {
#embed "../../Public/secret.js"
};
static const unsigned char tables_js[] = {
#embed "../../Public/tables.js"
};
static const unsigned char toast_js[] = {
#embed "../../Public/toast.js"
};
static const unsigned char traits_js[] = {
#embed "../../Public/traits.js"
};
static const unsigned char upload_js[] = {
#embed "../../Public/upload.js"
};
static const unsigned char wall_js[] = {
#embed "../../Public/wall.js"
};

static const unsigned char symbols[] = {
#embed "symbols/drawings.txt"
};

static const struct public_file public_files[] = {
    {"/address.js", address_js, sizeof address_js},
    {"/anchors.js", anchors_js, sizeof anchors_js},
    {"/arrows.js", arrows_js, sizeof arrows_js},
    {"/charts.css/01-charts.css", charts_css_01_charts_css, sizeof charts_css_01_charts_css},
    {"/charts.css/02-figures.css", charts_css_02_figures_css, sizeof charts_css_02_figures_css},
    {"/charts.js", charts_js, sizeof charts_js},
    {"/clock.js", clock_js, sizeof clock_js},
    {"/columns.css/01-columns.css", columns_css_01_columns_css, sizeof columns_css_01_columns_css},
    {"/drawing.css/01-drawing.css", drawing_css_01_drawing_css, sizeof drawing_css_01_drawing_css},
    {"/drawing.css/02-symbols.css", drawing_css_02_symbols_css, sizeof drawing_css_02_symbols_css},
    {"/gestures.js", gestures_js, sizeof gestures_js},
    {"/guides.js", guides_js, sizeof guides_js},
    {"/icon.svg", icon_svg, sizeof icon_svg},
    {"/icons.svg", icons_svg, sizeof icons_svg},
    {"/kept.js", kept_js, sizeof kept_js},
    {"/language.js", language_js, sizeof language_js},
    {"/lists.js", lists_js, sizeof lists_js},
    {"/measures.css/01-measures.css", measures_css_01_measures_css, sizeof measures_css_01_measures_css},
    {"/measures.css/02-guides.css", measures_css_02_guides_css, sizeof measures_css_02_guides_css},
    {"/measures.css/03-phases.css", measures_css_03_phases_css, sizeof measures_css_03_phases_css},
    {"/measures.js", measures_js, sizeof measures_js},
    {"/motion.js", motion_js, sizeof motion_js},
    {"/phases.js", phases_js, sizeof phases_js},
    {"/pinion.css/01-palette.css", pinion_css_01_palette_css, sizeof pinion_css_01_palette_css},
    {"/pinion.css/02-page.css", pinion_css_02_page_css, sizeof pinion_css_02_page_css},
    {"/pinion.css/03-fields.css", pinion_css_03_fields_css, sizeof pinion_css_03_fields_css},
    {"/pinion.css/04-files.css", pinion_css_04_files_css, sizeof pinion_css_04_files_css},
    {"/pinion.css/05-buttons.css", pinion_css_05_buttons_css, sizeof pinion_css_05_buttons_css},
    {"/pinion.css/06-pictures.css", pinion_css_06_pictures_css, sizeof pinion_css_06_pictures_css},
    {"/pinion.css/07-stacks.css", pinion_css_07_stacks_css, sizeof pinion_css_07_stacks_css},
    {"/pinion.css/08-sections.css", pinion_css_08_sections_css, sizeof pinion_css_08_sections_css},
    {"/pinion.css/10-colours.css", pinion_css_10_colours_css, sizeof pinion_css_10_colours_css},
    {"/pinion.css/11-letters.css", pinion_css_11_letters_css, sizeof pinion_css_11_letters_css},
    {"/pinion.css/12-room.css", pinion_css_12_room_css, sizeof pinion_css_12_room_css},
    {"/pinion.css/13-fitting.css", pinion_css_13_fitting_css, sizeof pinion_css_13_fitting_css},
    {"/pinion.css/13-shapes.css", pinion_css_13_shapes_css, sizeof pinion_css_13_shapes_css},
    {"/pinion.css/13-sizes.css", pinion_css_13_sizes_css, sizeof pinion_css_13_sizes_css},
    {"/pinion.css/14-dialogs.css", pinion_css_14_dialogs_css, sizeof pinion_css_14_dialogs_css},
    {"/pinion.css/15-motion.css", pinion_css_15_motion_css, sizeof pinion_css_15_motion_css},
    {"/pinion.css/16-bar.css", pinion_css_16_bar_css, sizeof pinion_css_16_bar_css},
    {"/pinion.css/17-print.css", pinion_css_17_print_css, sizeof pinion_css_17_print_css},
    {"/pinion.css/18-right-to-left.css", pinion_css_18_right_to_left_css, sizeof pinion_css_18_right_to_left_css},
    {"/pinion.js/01-connection.js", pinion_js_01_connection_js, sizeof pinion_js_01_connection_js},
    {"/pinion.js/02-hub.js", pinion_js_02_hub_js, sizeof pinion_js_02_hub_js},
    {"/pinion.js/03-messages.js", pinion_js_03_messages_js, sizeof pinion_js_03_messages_js},
    {"/pinion.js/04-fields.js", pinion_js_04_fields_js, sizeof pinion_js_04_fields_js},
    {"/pinion.js/05-tree.js", pinion_js_05_tree_js, sizeof pinion_js_05_tree_js},
    {"/pinion.js/06-link.js", pinion_js_06_link_js, sizeof pinion_js_06_link_js},
    {"/pinion.js/07-bar.js", pinion_js_07_bar_js, sizeof pinion_js_07_bar_js},
    {"/pinion.js/08-keys.js", pinion_js_08_keys_js, sizeof pinion_js_08_keys_js},
    {"/pinion.js/09-page.js", pinion_js_09_page_js, sizeof pinion_js_09_page_js},
    {"/rows.js", rows_js, sizeof rows_js},
    {"/secret.js", secret_js, sizeof secret_js},
    {"/tables.js", tables_js, sizeof tables_js},
    {"/toast.js", toast_js, sizeof toast_js},
    {"/traits.js", traits_js, sizeof traits_js},
    {"/upload.js", upload_js, sizeof upload_js},
    {"/wall.js", wall_js, sizeof wall_js},
};
const size_t public_file_count = sizeof public_files / sizeof *public_files;

const struct public_file *public_file_table(void) { return public_files; }

const unsigned char *symbol_drawings(void) { return symbols; }
const size_t symbol_drawings_size = sizeof symbols;
