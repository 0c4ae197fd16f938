import { emptyProduct } from "@marquee/domain/products/product-draft";
import type { ProductDraft } from "@marquee/domain/products/product.schema";
import { expect, test } from "vitest";
import { fieldChanged } from "../forms/fields.ts";
import { walk } from "../testing/walk.ts";
import { productFormMachine } from "./product-form.machine.ts";

const set = <Name extends keyof ProductDraft>(name: Name, value: ProductDraft[Name]) =>
  fieldChanged<ProductDraft, Name>(name, value);

test("[FORM-M10] [PRODUCT-P3] the offer price follows price, discount type and percentage", () => {
  const values = emptyProduct({ id: "p", actor: {}, site: "CA" });
  const form = walk(productFormMachine, { id: null, values, validate: () => [] });
  const priceAfter = (...events: readonly ReturnType<typeof set>[]) =>
    form.go(...events).context.fields.values.offerPrice;
  expect(priceAfter(set("actualPrice", 100))).toBe(100);
  const discounted = [
    set("discountType", "percentage"),
    set("actualPrice", 100),
    set("discountPerc", 12.5),
  ] as const;
  expect(priceAfter(...discounted)).toBe(87.5);
  expect(priceAfter(...discounted, set("actualPrice", 2.01), set("discountPerc", 50))).toBe(1.01);
  expect(priceAfter(...discounted, set("discountType", "message"))).toBe(100);
  expect(priceAfter(...discounted, set("discountPerc", null))).toBeNull();
  expect(priceAfter(...discounted, set("discountPerc", 120))).toBeNull();
});
