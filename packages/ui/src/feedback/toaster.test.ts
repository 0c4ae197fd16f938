import { expect, it } from "vitest";
import { Toaster } from "./toaster.ts";

const titles = (toaster: Toaster) => toaster.current().map(({ title }) => title);

it("[SCREEN-T1] holds three toasts; the oldest gives way", () => {
  const toaster = new Toaster();
  for (const title of ["one", "two", "three", "four"]) toaster.show({ tone: "ok", title });
  expect(titles(toaster)).toEqual(["two", "three", "four"]);
});

it("[SCREEN-T1] counts the same message instead of showing it twice", () => {
  const toaster = new Toaster();
  toaster.show({ tone: "bad", title: "Out of order", detail: "Nothing was saved." });
  toaster.show({ tone: "bad", title: "Out of order", detail: "Nothing was saved." });
  expect(toaster.current()).toMatchObject([{ title: "Out of order", times: 2 }]);
  toaster.dismiss(toaster.current()[0]?.id ?? 0);
  expect(titles(toaster)).toEqual([]);
});

it("[SCREEN-T2] drops what is no error first, and an error only for another", () => {
  const toaster = new Toaster();
  toaster.show({ tone: "bad", title: "first error" });
  toaster.show({ tone: "ok", title: "saved" });
  toaster.show({ tone: "bad", title: "second error" });
  toaster.show({ tone: "ok", title: "copied" });
  expect(titles(toaster)).toEqual(["first error", "second error", "copied"]);
  toaster.show({ tone: "bad", title: "third error" });
  toaster.show({ tone: "bad", title: "fourth error" });
  expect(titles(toaster)).toEqual(["second error", "third error", "fourth error"]);
});

it("[SCREEN-T4] shows each toast with Undo by itself, so that each takes back its own", () => {
  const toaster = new Toaster();
  const undone: number[] = [];
  for (const n of [1, 2])
    toaster.show({ tone: "ok", title: "Done", undo: () => void undone.push(n) });
  for (const { undo } of toaster.current()) undo?.();
  expect(undone).toEqual([1, 2]);
});

it("[SCREEN-T7] takes away what asked for something that is done by now", () => {
  const toaster = new Toaster();
  for (const title of ["First choose", "Saved"]) toaster.show({ tone: "bad", title });
  toaster.withdraw("First choose");
  expect(titles(toaster)).toEqual(["Saved"]);
});
