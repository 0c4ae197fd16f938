import type { Product } from "@marquee/domain/products/product.schema";
import { Money } from "@marquee/ui/content/money.tsx";
import type { Fact } from "../../page-kit/detail/fact-list.tsx";

/** What a product or variant costs, with what it cost before, and how it is sent. */
export const priceFacts = (product: Product): readonly Fact[] => {
  const { actualPrice, offerPrice, discountType, discountPerc, discountMessage } = product;
  const isLower = discountType === "percentage" && offerPrice !== actualPrice;
  return [
    {
      label: "Price",
      value: (
        <>
          {isLower ? (
            <s className="mr-1 text-muted">
              <Money amount={actualPrice} />
            </s>
          ) : null}
          <Money amount={offerPrice} currency />
        </>
      ),
    },
    {
      label: "Discount",
      value: discountType === "percentage" ? `${discountPerc ?? 0} %` : discountMessage,
    },
    { label: "Shipping", value: product.shippingType },
    { label: "Shipping instructions", value: product.shippingInstructions, long: true },
  ];
};

/** Its properties, such as the colour. */
export const attributeFacts = ({ attribute }: Product): readonly Fact[] =>
  attribute.map(({ column, value }) => ({ label: column, value }));
