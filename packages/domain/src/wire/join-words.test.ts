import { expect, it } from "vitest";
import { joinWords } from "./join-words.ts";

it.each([
  [[], ""],
  [["Nadia"], "Nadia"],
  [["Nadia", "Marc"], "Nadia and Marc"],
  [["Nadia", "Marc", "Sofia"], "Nadia, Marc and Sofia"],
] as const)("[STORE-A20] joins %j to %j", (words, text) => {
  expect(joinWords(words)).toBe(text);
});

it("[STORE-A20] says another word before the last one", () => {
  expect(joinWords(["Nadia", "Marc", "Sofia"], "or")).toBe("Nadia, Marc or Sofia");
});
