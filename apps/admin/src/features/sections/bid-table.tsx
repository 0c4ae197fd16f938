import { X } from "lucide-react";
import { AmountInput } from "@marquee/ui/amount-input.tsx";
import { IconButton } from "@marquee/ui/icon-button.tsx";
import { Money } from "@marquee/ui/money.tsx";

/** Something that is bid for, as a row of a table. */
export interface BidRow {
  readonly key: string;
  readonly name: string;
  readonly detail: string;
  readonly suggestedBid: number;
  readonly bid: number;
}

export interface BidTableProps {
  readonly label: string;
  /** The headings over names and details. */
  readonly heads: readonly [name: string, detail: string];
  readonly rows: readonly BidRow[];
  readonly onBid: (index: number, bid: number) => void;
  readonly onRemove: (index: number) => void;
}

const HEAD = "h-8 px-2 text-tiny font-medium text-muted";

/** What is bid for, with the suggested bid and one's own. */
export function BidTable({ label, heads, rows, onBid, onRemove }: BidTableProps) {
  if (rows.length === 0) return null;
  return (
    <table className="w-full" aria-label={label}>
      <thead>
        <tr className="border-b border-line text-left">
          <th scope="col" className="h-8 pr-2 text-tiny font-medium text-muted">
            {heads[0]}
          </th>
          <th scope="col" className={`${HEAD} max-sm:hidden`}>
            {heads[1]}
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            Suggested bid, CAD
          </th>
          <th scope="col" className={`${HEAD} w-28 text-right`}>
            Bid, CAD
          </th>
          <td className="w-8" />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, detail, suggestedBid, bid }, index) => (
          <tr key={key} className="border-b border-line last:border-0">
            <td className="py-1.5 pr-2 font-medium [overflow-wrap:anywhere]">
              <span>{name}</span>
              <span className="block text-small font-normal text-muted sm:hidden">{detail}</span>
            </td>
            <td className="px-2 text-muted max-sm:hidden">{detail}</td>
            <td className="px-2 text-right text-muted">
              <Money amount={suggestedBid} />
            </td>
            <td className="w-28 py-1.5 pl-2">
              <AmountInput
                aria-label={`Bid for ${name}`}
                className="text-right"
                value={bid}
                onValueChange={(amount) => onBid(index, amount ?? 0)}
              />
            </td>
            <td className="w-8 text-right">
              <IconButton
                size="sm"
                label={`Remove ${name}`}
                icon={<X className="size-4" aria-hidden="true" />}
                onClick={() => onRemove(index)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
