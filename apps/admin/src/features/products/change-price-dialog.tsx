import { changeMessages } from "@marquee/domain/items/change-messages";
import {
  changePrice,
  priceProblem,
  typedChange,
  type PriceChange,
  type PriceChangeKind,
  type PriceRounding,
} from "@marquee/domain/items/price-change";
import type { ProductSummary } from "@marquee/domain/products/product.schema";
import { Money } from "@marquee/ui/content/money.tsx";
import { Field } from "@marquee/ui/fields/field.tsx";
import { Segment } from "@marquee/ui/fields/segment.tsx";
import { Select } from "@marquee/ui/fields/select.tsx";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";
import { useRef, useState } from "react";
import { ChangeDialog } from "./change-dialog.tsx";

export interface ChangePriceDialogProps {
  readonly products: readonly ProductSummary[];
  readonly onClose: () => void;
  /** Reads the products as they are now, and opens the review; rejects if they cannot be read. */
  readonly onReview: (change: PriceChange) => Promise<void>;
}

const KINDS: readonly { readonly value: PriceChangeKind; readonly label: string }[] = [
  { value: "percent", label: "By %" },
  { value: "amount", label: "By amount" },
  { value: "price", label: "Set to" },
];

const ROUNDINGS: readonly { readonly value: PriceRounding; readonly label: string }[] = [
  { value: "cents", label: "Cents" },
  { value: "half", label: "Nearest .50" },
  { value: "ninety", label: "Nearest .90" },
  { value: "whole", label: "Whole" },
];

const LABEL: Readonly<Record<PriceChangeKind, string>> = {
  percent: "Change in %, such as −10",
  amount: "Change in CAD, such as −2.50",
  price: "New price, CAD",
};

const SHOWN = 3;

/** The first products with the old price and the new one. */
function FirstPrices({
  products,
  change,
}: {
  readonly products: readonly ProductSummary[];
  readonly change: PriceChange;
}) {
  const more = products.length - SHOWN;
  return (
    <div className="flex flex-col gap-1 border-t border-line pt-3 text-small">
      <ul aria-label="New prices">
        {products.slice(0, SHOWN).map(({ id, name, actualPrice }) => {
          const price = changePrice(actualPrice, change);
          return (
            <li key={id} className="flex items-baseline gap-2 py-0.5">
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <s className="text-muted">
                <Money amount={actualPrice} />
              </s>
              <span
                className={
                  priceProblem(price) === null ? "font-medium" : "font-medium text-bad-ink"
                }
              >
                <Money amount={price} />
              </span>
            </li>
          );
        })}
      </ul>
      {more > 0 ? <p className="text-muted">{`and ${more} more`}</p> : null}
    </div>
  );
}

/** How the prices of the ticked products are changed. It saves nothing: what it makes is looked over first (CHANGE-M1). */
export function ChangePriceDialog({ products, onClose, onReview }: ChangePriceDialogProps) {
  const [kind, setKind] = useState<PriceChangeKind>("percent");
  const [typed, setTyped] = useState("");
  const [rounding, setRounding] = useState<PriceRounding>("cents");
  const [isAsked, setAsked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const value = typedChange(typed);
  const change = value === null ? null : { kind, value, rounding };
  const submit = () => {
    setAsked(true);
    if (change !== null) return onReview(change);
    field.current?.focus();
    return null;
  };
  return (
    <ChangeDialog
      title={(count) => `Change price of ${count}`}
      size={products.length}
      firstFocus={field}
      onClose={onClose}
      onSubmit={submit}
    >
      <Segment aria-label="How" value={kind} onValueChange={setKind} choices={KINDS} />
      <div className="grid grid-cols-2 items-start gap-3">
        <Field
          label={LABEL[kind]}
          error={isAsked && value === null ? changeMessages.noChange : undefined}
          isAnnounced
        >
          {(control) => (
            <TextInput
              {...control}
              ref={field}
              autoComplete="off"
              className="figures text-right"
              value={typed}
              onValueChange={setTyped}
            />
          )}
        </Field>
        <Field label="Round to">
          {(control) => (
            <Select
              {...control}
              value={rounding}
              onValueChange={(next) =>
                setRounding(ROUNDINGS.find((known) => known.value === next)?.value ?? "cents")
              }
              choices={ROUNDINGS}
            />
          )}
        </Field>
      </div>
      {change === null ? null : <FirstPrices products={products} change={change} />}
    </ChangeDialog>
  );
}
