import { expect, it } from "vitest";
import { readCustomId, toCustomId } from "./custom-id.ts";

const checkoutId = "c".repeat(32);

it.each(["ada@marquee.test", undefined])(
  "[PAYSRV-Y1] an order says its checkout, and who pays if that is known: %s",
  (payer) => {
    const named = payer === undefined ? { checkoutId } : { checkoutId, payer };
    expect(readCustomId(toCustomId(named))).toEqual(named);
  },
);

it("[PAYSRV-Y1] an order leaves out a payer for whom PayPal has no room, and is never cut", () => {
  const fits = `${"a".repeat(81)}@marquee.test`;
  expect(toCustomId({ checkoutId, payer: fits })).toHaveLength(127);
  expect(toCustomId({ checkoutId, payer: `a${fits}` })).toBe(checkoutId);
});

it("[RECONCILE-N1] an order of the release before, and one of others, are read", () => {
  expect(readCustomId(checkoutId)).toEqual({ checkoutId });
  expect(readCustomId("")).toEqual({});
});
