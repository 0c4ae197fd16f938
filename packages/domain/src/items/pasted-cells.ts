/** A cell that a spreadsheet has put between quotation marks, because a line break, a tab or such a mark is in it. */
const QUOTED = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/u;
const BARE = /^[^\t\n]*/u;

/** The cells of what was copied from a spreadsheet, parted by tabs (CHANGE-G2); a last line break makes no line more. */
export function readPastedCells(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [[]];
  let rest = text.replaceAll(/\r\n?/gu, "\n").replace(/\n$/u, "");
  for (;;) {
    const quoted = QUOTED.exec(rest);
    const cell = quoted?.[1]?.replaceAll('""', '"') ?? BARE.exec(rest)?.[0] ?? "";
    lines.at(-1)?.push(cell.replaceAll("\n", " ").trim());
    rest = rest.slice(quoted ? quoted[0].length : (BARE.exec(rest)?.[0].length ?? 0));
    if (rest === "") return lines;
    if (rest.startsWith("\n")) lines.push([]);
    rest = rest.slice(1);
  }
}
