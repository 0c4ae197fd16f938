import { faceOf } from "@marquee/server/invoices/invoice-fonts";
// Writes which letters the faces of an invoice have (INV-P5), after a face was added or replaced: node tools/printed-letters.ts
import { writeFileSync } from "node:fs";

const FILE = new URL("../packages/domain/src/invoices/printed-letters.ts", import.meta.url);
const LAST = 0x10ffff;
const LINE = 110;

const isPrinted = (code: number): boolean =>
  !(code >= 0xd800 && code <= 0xdfff) && faceOf(String.fromCodePoint(code)) !== null;

/** Each run of printed letters: how far behind the last run it begins, and how long it is if it has more than one. */
function writtenRuns(): readonly string[] {
  const runs: string[] = [];
  let end = 0;
  for (let code = 0x20; code <= LAST; code++) {
    if (!isPrinted(code)) continue;
    const start = code;
    while (code < LAST && isPrinted(code + 1)) code++;
    const more = code > start ? `-${(code - start).toString(36)}` : "";
    runs.push(`${(start - end).toString(36)}${more}`);
    end = code;
  }
  return runs;
}

const lines = writtenRuns().reduce<string[]>((all, run) => {
  const last = all.at(-1);
  if (last === undefined || last.length + run.length >= LINE) return [...all, run];
  return [...all.slice(0, -1), `${last} ${run}`];
}, []);
writeFileSync(
  FILE,
  `/** The letters of the faces of an invoice, as \`tools/printed-letters.ts\` writes them; numbers are in base 36. */
export const PRINTED_LETTERS = \`
${lines.join("\n")}
\`;
`,
);
