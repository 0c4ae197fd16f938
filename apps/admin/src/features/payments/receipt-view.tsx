import { formatAmount } from "@marquee/domain/money/format-money";
import { linesPaidBy } from "@marquee/domain/payments/receipt-lines";
import type { Receipt, ReceiptLine } from "@marquee/domain/payments/receipt.schema";
import { TAX_PARTS } from "@marquee/domain/payments/tax";
import type { PaidWith } from "@marquee/domain/payments/transaction.schema";
import type { ReactNode } from "react";
import { ExplainedLine, OpenableLine } from "./checkout/receipt-line.tsx";

export interface ReceiptViewProps {
  readonly receipt: Receipt;
  /** The promo code as it was typed; the receipt itself knows only what it takes off. */
  readonly code?: string | null | undefined;
  /** Where the next price step is. */
  readonly hint?: string | undefined;
  /** How it is paid; by card if absent. */
  readonly paymentType?: PaidWith["paymentType"];
  /** `openable` while choosing, `shown` on a receipt that is read or printed. */
  readonly reasons?: "openable" | "shown";
  /** `compact` beside a bar that says the total. */
  readonly look?: "full" | "compact";
}

const TAXES: ReadonlySet<string> = new Set(TAX_PARTS);

function Group({
  children,
  isCompact,
}: {
  readonly children: ReactNode;
  readonly isCompact: boolean;
}) {
  return <li className={isCompact ? "py-0.5" : "border-b border-line py-2.5"}>{children}</li>;
}

/** A price line by line, each with its reason, ending in what is owed. Amounts are CAD. */
export function ReceiptView(props: ReceiptViewProps) {
  const { receipt, code, hint, paymentType = "Card", reasons = "openable" } = props;
  const isCompact = props.look === "compact";
  const lines = linesPaidBy(receipt, paymentType);
  const taxes = lines.filter(({ id }) => TAXES.has(id));
  const body = lines.filter(({ id }) => !TAXES.has(id) && id !== "total" && id !== "charge");
  const [first, second, subtotal, ...after] = body;
  const isShort = isCompact && first?.id === "rate" && second?.id === "quantity";
  const total = lines.find(({ id }) => id === "total");
  const charge = lines.find(({ id }) => id === "charge");
  const lineLabel = (line: ReceiptLine) =>
    line.id === "promocode" && code ? `${line.label} ${code}` : undefined;
  return (
    <div>
      <ul>
        {isShort && subtotal ? (
          <Group isCompact>
            <OpenableLine
              line={{ ...subtotal, because: first.because }}
              label={`${first.label} × ${second.label}`}
              more={[second.because, hint].filter(Boolean).join(" ")}
            />
          </Group>
        ) : null}
        {(isShort ? after : body).map((line) => (
          <Group key={line.id} isCompact={isCompact}>
            {reasons === "shown" || line.id === "promocode" ? (
              <ExplainedLine line={line} label={lineLabel(line)} below={line.id !== "promocode"} />
            ) : (
              <OpenableLine
                line={line}
                startsOpen={line.id === "rate" && !isCompact}
                more={line.id === "rate" ? hint : undefined}
              />
            )}
          </Group>
        ))}
        {taxes.length > 0 ? (
          <Group isCompact={isCompact}>
            <div className="flex flex-col gap-1">
              {taxes.map((line) => (
                <ExplainedLine key={line.id} line={line} />
              ))}
            </div>
          </Group>
        ) : null}
      </ul>
      {total && !isCompact ? (
        <p className="flex items-baseline pt-3 pb-3.5">
          <span className="font-semibold">{total.label}</span>
          <span className="figures ml-auto text-display tracking-tight">
            <span className="mr-0.5 text-body font-medium tracking-normal text-muted">CAD </span>
            <span>{formatAmount(total.amount)}</span>
          </span>
        </p>
      ) : null}
      {charge ? (
        <div className="border-t border-line py-2.5">
          {reasons === "shown" ? (
            <ExplainedLine line={charge} below />
          ) : (
            <OpenableLine line={charge} startsOpen />
          )}
        </div>
      ) : null}
    </div>
  );
}
