import { expect, it } from "vitest";
import { minuteCounter } from "./minute-counter.ts";

it("[LIMIT-3] counts each key from its first use on, and says when it begins anew", () => {
  let now = 0;
  const counter = minuteCounter(2, () => now);
  expect([counter.take("ann"), counter.take("ann")]).toEqual([null, null]);
  now = 30_500;
  expect([counter.take("ann"), counter.take("bob")]).toEqual([30, null]);
  now = 60_000;
  expect([counter.take("ann"), counter.take("bob"), counter.take("bob")]).toEqual([null, null, 31]);
});

it("[LIMIT-7] takes off what turned out to be none, and never more than was counted", () => {
  const counter = minuteCounter(1, () => 0);
  counter.take("ann");
  counter.release("ann");
  counter.release("ann");
  counter.release("bob");
  expect([counter.take("ann"), counter.take("ann")]).toEqual([null, 60]);
});

it("[LIMIT-3] forgets the first of more keys than it has room for", () => {
  const counter = minuteCounter(1, () => 0);
  for (let key = 0; key <= 50_000; key++) counter.take(String(key));
  expect([counter.take("0"), counter.take("50000")]).toEqual([null, 60]);
});
