import { expect, it } from "vitest";
import { reportClock } from "./report-clock.ts";

it("[OPS-13] says by how much the clock of this machine is ahead or behind, and nothing if it is close", () => {
  const said: string[] = [];
  const warn = (_about: object, text: string) => said.push(text);
  const log = { warn: (...words: [object, string]) => void warn(...words), error: () => undefined };
  for (const ahead of [0, 4, -4]) reportClock(ahead, log);
  expect(said).toEqual([]);
  for (const ahead of [600.2, -61]) reportClock(ahead, log);
  expect(said).toEqual([
    expect.stringContaining("600 s ahead of the database's"),
    expect.stringContaining("61 s behind the database's"),
  ]);
});
