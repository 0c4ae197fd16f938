import { expect, it } from "vitest";
import { offerMessages } from "../offers/messages.ts";
import { paymentMessages } from "../payments/messages.ts";
import { productMessages } from "../products/messages.ts";
import { plainLine } from "./plain-lines.ts";

it("[SCREEN-T5] says in plain words what a fixed message means, and nothing of others", () => {
  expect(plainLine(paymentMessages.promocodeApplied)).toBe("The discount is taken off the price.");
  expect(plainLine(productMessages.copyFailed)).toBe(plainLine(offerMessages.copyFailed));
  expect(plainLine(productMessages.copyFailed)).toMatch(/^The copy could not be made/);
  expect(plainLine(offerMessages.copyCreated)).toBeUndefined();
});
