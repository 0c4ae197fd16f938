import { formatAmount } from "@marquee/domain/money/format-money";
import { offerPriceLines, type OfferPriceLine } from "@marquee/domain/products/offer-price-lines";
import { PRODUCT_TEXT_LIMITS as limits } from "@marquee/domain/products/product-text-limits";
import type { DiscountType, ShippingType } from "@marquee/domain/products/product.schema";
import { typedMessages } from "@marquee/domain/validation/typed-messages";
import { Money } from "@marquee/ui/content/money.tsx";
import { OpenableLabel } from "@marquee/ui/controls/openable-label.tsx";
import { AmountInput } from "@marquee/ui/fields/amount-input.tsx";
import { Field, GroupField } from "@marquee/ui/fields/field.tsx";
import { Segment } from "@marquee/ui/fields/segment.tsx";
import { TextArea } from "@marquee/ui/fields/text-area.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { useId, useState } from "react";
import { messageAt, useFields } from "../../page-kit/form/fields-actor.ts";
import { FormField, FormGroup } from "../../page-kit/form/form-field.tsx";
import { FieldPair, FormSection } from "../../page-kit/form/form-section.tsx";
import { TextField } from "../../page-kit/form/text-field.tsx";
import type { ProductFieldsProps } from "./content-fields.tsx";

const DISCOUNTS: readonly { readonly value: DiscountType; readonly label: string }[] = [
  { value: "message", label: "Message" },
  { value: "percentage", label: "Percentage" },
];

const SHIPPING: readonly { readonly value: ShippingType; readonly label: string }[] = [
  { value: "Free Shipping", label: "Free Shipping" },
  { value: "Standard shipping", label: "Standard shipping" },
];

/** A line of the price: its label opens to why. */
function PriceLine({ line }: { readonly line: OfferPriceLine }) {
  const [open, setOpen] = useState(false);
  const reason = useId();
  const isLast = line.id === "offerPrice";
  return (
    <div className={classNames(isLast && "border-t border-line pt-2")}>
      <div className="flex items-baseline justify-between gap-4">
        <OpenableLabel open={open} onOpenChange={setOpen} controls={reason}>
          {line.label}
        </OpenableLabel>
        <span className={isLast ? "text-[1.25rem] leading-7 font-semibold" : undefined}>
          <Money amount={line.amount} currency={line.id !== "discount"} />
        </span>
      </div>
      <p id={reason} hidden={!open} className="text-small text-muted">
        {line.because}
      </p>
    </div>
  );
}

/** How the offer price comes about, in two or three lines; before that, what it waits for. */
function PriceReceipt({ form }: ProductFieldsProps) {
  const actualPrice = useFields(form, ({ values }) => values.actualPrice);
  const discountType = useFields(form, ({ values }) => values.discountType);
  const discountPerc = useFields(form, ({ values }) => values.discountPerc);
  const error = useFields(form, (fields) => messageAt(fields, "offerPrice"));
  const lines = offerPriceLines({ actualPrice, discountType, discountPerc });
  return (
    <GroupField name="offerPrice" label="How the price comes about" error={error}>
      {() => (
        <div className="flex flex-col gap-2 rounded-control border border-line bg-canvas px-4 py-3">
          {lines.length === 0 ? (
            <p className="text-small text-muted">
              {discountType === "percentage"
                ? "The offer price follows from the actual price and the percentage."
                : "The offer price follows from the actual price."}
            </p>
          ) : (
            lines.map((line) => <PriceLine key={line.id} line={line} />)
          )}
        </div>
      )}
    </GroupField>
  );
}

function Discount({ form }: ProductFieldsProps) {
  const discountType = useFields(form, ({ values }) => values.discountType);
  const offerPrice = useFields(form, ({ values }) => values.offerPrice);
  if (discountType === "message")
    return (
      <TextField
        form={form}
        name="discountMessage"
        label="Discount Message"
        maxLength={limits.discountMessage}
        placeholder="Two for one until Sunday"
      />
    );
  return (
    <FieldPair>
      <FormField form={form} name="discountPerc" label="Discount Percentage">
        {({ value, set, control }) => (
          <AmountInput
            {...control}
            value={value}
            onValueChange={set}
            unread={typedMessages.percentage}
            end={<Percent />}
          />
        )}
      </FormField>
      <Field label="Offer Price" help="Computed: the actual price less the percentage.">
        {(control) => (
          <input
            {...control}
            readOnly
            className="control figures bg-press! text-muted"
            value={offerPrice === null ? "" : formatAmount(offerPrice)}
          />
        )}
      </Field>
    </FieldPair>
  );
}

const Percent = () => <span className="pr-2 text-muted">%</span>;

/** What a product or variant costs, and how it is shipped. */
export function PriceFields({ form }: ProductFieldsProps) {
  return (
    <FormSection title="Price">
      <FieldPair>
        <FormField form={form} name="actualPrice" label="Actual Price" hint="CAD">
          {({ value, set, control }) => (
            <AmountInput {...control} value={value} onValueChange={set} />
          )}
        </FormField>
        <FormGroup form={form} name="discountType" label="Discount Type">
          {({ value, set }) => (
            <Segment
              aria-label="Discount Type"
              value={value}
              onValueChange={set}
              choices={DISCOUNTS}
            />
          )}
        </FormGroup>
      </FieldPair>
      <Discount form={form} />
      <PriceReceipt form={form} />
      <FormGroup form={form} name="shippingType" label="Shipping Type">
        {({ value, set }) => (
          <Segment
            aria-label="Shipping Type"
            value={value}
            onValueChange={set}
            choices={SHIPPING}
          />
        )}
      </FormGroup>
      <FormField
        form={form}
        name="shippingInstructions"
        label="Shipping Instructions"
        hint="optional"
      >
        {({ value, set, control }) => (
          <TextArea
            {...control}
            maxLength={limits.shippingInstructions}
            rows={2}
            value={value}
            onValueChange={set}
          />
        )}
      </FormField>
    </FormSection>
  );
}
