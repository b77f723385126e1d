// Public/pinion.js as Node can import it: without a package.json a .js file is not taken for a module.
import { readFileSync } from "node:fs";

const source = readFileSync(new URL("../../../Public/pinion.js", import.meta.url));
export const { backoff, eventParser, mapCaret, settle, unsent, Messages, hub } = await import(
  "data:text/javascript;base64," + source.toString("base64")
);
