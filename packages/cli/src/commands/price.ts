import { priceFlyer } from "@marquee/domain/campaigns/price-flyer";
import { isOutOfRange } from "@marquee/domain/validation/out-of-range";
import { type Command, withInput } from "../command.ts";
import { answer, type Outcome, unreadable } from "../outcome.ts";
import { date } from "../reading/dates.ts";
import { object } from "../reading/object.ts";
import { number, oneOf } from "../reading/primitives.ts";
import { promocode, tax } from "../reading/price-parts.ts";

const flyerPlan = object(
  { items: number, from: date, to: date, places: number },
  { promocode, tax, campaignFor: oneOf("offer", "product") },
);

const KINDS: Readonly<Record<string, (input: unknown) => Outcome>> = {
  flyer: (input) =>
    withInput(flyerPlan, input, (plan) => {
      const receipt = priceFlyer(plan);
      return isOutOfRange(receipt) ? unreadable(receipt.field, receipt.expected) : answer(receipt);
    }),
};

export const priceCommand: Command = {
  name: "price",
  words: ["flyer"],
  input:
    "{items, from, to, places, promocode?: {type, discount}, tax?: {totalTax, gst?, hst?, pst?, qst?}}",
  summary: "The price of a flyer campaign as a receipt.",
  run: ([kind = ""], input) => {
    const price = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
    return price === undefined
      ? unreadable("price", `one of ${Object.keys(KINDS).join(", ")}, got "${kind}"`)
      : price(input);
  },
};
