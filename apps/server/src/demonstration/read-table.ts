import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The rows of a table that ships with the project, as `<name>.tsv`: cells between tabs, named by the first line. */
export function readTable<const Column extends string>(
  name: string,
  columns: readonly Column[],
): readonly Readonly<Record<Column, string>>[] {
  const path = join(import.meta.dirname, "../../demonstration", `${name}.tsv`);
  const [names, ...rows] = readFileSync(path, "utf8").trimEnd().split("\n");
  if (names !== columns.join("\t")) throw new Error(`${path} has other columns than ${names}`);
  return rows.map((row) => {
    const cells = row.split("\t");
    const entries = columns.map((column, index) => [column, cells[index] ?? ""]);
    return Object.fromEntries(entries) as Record<Column, string>;
  });
}

/** A cell that names one of a few. */
export function oneOf<Name extends string>(names: readonly Name[], cell: string): Name {
  const found = names.find((name) => name === cell);
  if (found === undefined) throw new Error(`“${cell}” is none of ${names.join(", ")}`);
  return found;
}

/** A cell with several texts. */
export const readList = (cell: string): readonly string[] => (cell === "" ? [] : cell.split("; "));
