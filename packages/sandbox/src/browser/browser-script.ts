import { readFileSync } from "node:fs";

const IMPORT = /^import\s[^;]*?from\s+"(\.\/[^"]+)";$/gm;
const EXPORT = /^export (?=(const|function|async function|class)\s)/gm;

function collect(file: string, seen: Map<string, string>): void {
  if (seen.has(file)) return;
  seen.set(file, "");
  const source = readFileSync(new URL(file, import.meta.url), "utf8");
  for (const [, imported] of source.matchAll(IMPORT)) if (imported) collect(imported, seen);
  // Set again at the end, so that the files come in the order they need one another.
  seen.delete(file);
  seen.set(file, source.replace(IMPORT, "").replace(EXPORT, ""));
}

/**
 * Joins a browser file and what it imports into one classic script, so that a page can load it with a plain
 * script tag under `script-src 'self'`. The files share one function's scope: their names must differ.
 */
export function browserScript(entry: string): string {
  const files = new Map<string, string>();
  collect(entry, files);
  return `"use strict";\n(() => {\n${[...files.values()].join("\n")}\n})();\n`;
}
