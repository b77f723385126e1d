// Public/pinion.js as the server sends it: the files of that folder as one module.
import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../../../Public/pinion.js/", import.meta.url);
export const source = readdirSync(folder).sort().map((name) => readFileSync(new URL(name, folder), "utf8")).join("");
// The script that pages with tabs or menus bring along.
export const arrows = readFileSync(new URL("../arrows.js", folder), "utf8");
export const { Connection, pause, eventParser, mapCaret, settle, unsent, Messages, hub } = await import(
  "data:text/javascript;base64," + Buffer.from(source).toString("base64")
);
