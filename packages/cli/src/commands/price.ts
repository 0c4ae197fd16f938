import { priceFlyer } from "@marquee/domain/payments/price-flyer";
import { priceMapProducts } from "@marquee/domain/payments/price-map-products";
import { pricePromoteOffer } from "@marquee/domain/payments/price-promote-offer";
import type { Receipt } from "@marquee/domain/payments/receipt.schema";
import { isOutOfRange, type OutOfRange } from "@marquee/domain/validation/out-of-range";
import { execute, type CommandResult, unreadable } from "../command-result.ts";
import { type Command, withInput } from "../command.ts";
import { date } from "../reading/dates.ts";
import { object } from "../reading/object.ts";
import { promocode, tax } from "../reading/price-parts.ts";
import { number, oneOf } from "../reading/primitives.ts";

const area = oneOf("city", "state", "country");

const flyer = object(
  { items: number, from: date, to: date, places: number },
  { promocode, tax, campaignFor: oneOf("offer", "product") },
);

const promotion = object(
  { places: number },
  {
    plan: object({ price: number, days: number }),
    custom: object({ from: date, to: date }),
    area,
    promocode,
    tax,
  },
);

const mapping = object(
  { validTill: date, now: date, existing: number, added: number, places: number },
  { area, tax },
);

/** A receipt, or which figure there is no price for. */
const printPrice = (price: Receipt | OutOfRange): CommandResult =>
  isOutOfRange(price) ? unreadable(price.field, price.expected) : execute(price);

const PROMOCODE = "promocode?: {type, discount}";
const TAX = "tax?: {totalTax, gst?, hst?, pst?, qst?}";

interface Kind {
  readonly input: string;
  readonly summary: string;
  readonly run: (input: unknown) => CommandResult;
}

const KINDS: Readonly<Record<string, Kind>> = {
  flyer: {
    input: `{items, from, to, places, ${PROMOCODE}, ${TAX}}`,
    summary: "The price of a flyer campaign as a receipt.",
    run: (input) => withInput(flyer, input, (plan) => printPrice(priceFlyer(plan))),
  },
  "promote-offer": {
    input: `{plan: {price, days} or custom: {from, to}, places, area?, ${PROMOCODE}, ${TAX}}`,
    summary: "The price of promoting one offer, by a plan or for days of one's own, as a receipt.",
    run: (input) =>
      withInput(promotion, input, ({ plan, custom, ...more }) => {
        if (plan !== undefined && custom === undefined)
          return printPrice(pricePromoteOffer({ ...more, plan }));
        if (custom !== undefined && plan === undefined)
          return printPrice(pricePromoteOffer({ ...more, custom }));
        return unreadable("plan", "either plan: {price, days} or custom: {from, to}");
      }),
  },
  "map-products": {
    input: `{validTill, now, existing, added, places, area?, ${TAX}}`,
    summary: "The price of mapping products to a live offer as a receipt.",
    run: (input) => withInput(mapping, input, (given) => printPrice(priceMapProducts(given))),
  },
};

export const priceCommand: Command = {
  name: "price",
  positionals: ["<kind>"],
  input: "{…}",
  summary: "A price as a receipt.",
  kinds: KINDS,
  run: ([word = ""], input) => {
    const kind = KINDS[word];
    if (kind === undefined) throw new Error(`there is no price of ${word}`);
    return kind.run(input);
  },
};
