import { readFileSync } from "node:fs";

const MANIFEST = new URL("../../../../../package.json", import.meta.url);

/** The release that this server is of, such as `1.0.0`: the version in the project's own package.json, and nowhere else (OPS-10). */
export const RELEASE: string = (
  JSON.parse(readFileSync(MANIFEST, "utf8")) as { readonly version: string }
).version;
