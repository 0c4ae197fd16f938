import { expect, it } from "vitest";
import { billMessages } from "../bills/messages.ts";
import { offerMessages } from "../offers/messages.ts";
import { paymentMessages } from "../payments/messages.ts";
import { productMessages } from "../products/messages.ts";
import { sectionMessages } from "../sections/messages.ts";
import { plainLine } from "./plain-lines.ts";

it("[SCREEN-T5] says in plain words what a fixed message means, and nothing of others", () => {
  expect(plainLine(paymentMessages.promocodeApplied)).toBe("The discount is taken off the price.");
  expect(plainLine(productMessages.copyFailed)).toBe(plainLine(offerMessages.copyFailed));
  expect(plainLine(productMessages.copyFailed)).toMatch(/^The copy could not be made/);
  expect(plainLine(offerMessages.copyCreated)).toBeUndefined();
});

it("[SCREEN-T5] names no noun beside a message that several nouns have", () => {
  expect(billMessages.statusFailed).toBe(sectionMessages.statusFailed);
  expect(plainLine(billMessages.statusFailed)).toMatch(/^Nothing was changed/);
  const nouns = Object.entries({
    offer: offerMessages,
    product: productMessages,
    bill: billMessages,
    section: sectionMessages,
    payment: paymentMessages,
  });
  const texts = nouns.flatMap(([noun, messages]) =>
    Object.values(messages).flatMap((text) => (typeof text === "string" ? [{ noun, text }] : [])),
  );
  const shared = texts.filter(({ noun, text }) =>
    texts.some((other) => other.text === text && other.noun !== noun),
  );
  expect(shared.length).toBeGreaterThan(0);
  for (const { noun, text } of shared)
    expect(plainLine(text)?.toLowerCase() ?? "").not.toContain(noun);
});

it("[SCREEN-T5] says what a code of the identity service means", () => {
  expect(plainLine("weak-password")).toBe("A password has at least six characters.");
});
