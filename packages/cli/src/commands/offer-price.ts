import { offerPrice } from "@marquee/domain/products/offer-price";
import { execute, unreadable } from "../command-result.ts";
import { type Command, withInput } from "../command.ts";
import { object } from "../reading/object.ts";
import { number } from "../reading/primitives.ts";

const product = object({ actualPrice: number, discountPerc: number });

export const offerPriceCommand: Command = {
  name: "offer-price",
  positionals: [],
  input: "{actualPrice, discountPerc}",
  summary: "The price of a product after its discount percentage.",
  run: (_, input) =>
    withInput(product, input, (given) => {
      const price = offerPrice(given);
      return typeof price === "number"
        ? execute({ offerPrice: price })
        : unreadable(price.field, price.expected);
    }),
};
