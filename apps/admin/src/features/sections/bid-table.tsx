import { X } from "lucide-react";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { Money } from "@marquee/ui/content/money.tsx";
import { BidInput } from "./bid-input.tsx";

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
  /** How a bid is changed and a row is removed; if absent, both are only shown. */
  readonly edit?: {
    readonly onBid: (index: number, bid: number) => void;
    readonly onRemove: (index: number) => void;
  };
}

const HEAD = "h-8 px-2 text-tiny font-medium text-muted";

interface EditedBidProps extends Pick<BidRow, "name" | "bid"> {
  readonly onBid: (bid: number) => void;
  readonly onRemove: () => void;
}

function EditedBid({ name, bid, onBid, onRemove }: EditedBidProps) {
  return (
    <>
      <td className="w-28 py-1.5 pl-2">
        <BidInput
          aria-label={`Bid for ${name}`}
          className="text-right"
          value={bid}
          onValueChange={onBid}
        />
      </td>
      <td className="w-8 text-right">
        <IconButton
          size="sm"
          label={`Remove ${name}`}
          icon={<X className="size-4" aria-hidden="true" />}
          onClick={onRemove}
        />
      </td>
    </>
  );
}

/** What is bid for, with the suggested bid and one's own. */
export function BidTable({ label, heads, rows, edit }: BidTableProps) {
  if (rows.length === 0) return null;
  return (
    <table className={classNames("w-full", !edit && "text-small")} aria-label={label}>
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
          <th scope="col" className={classNames(HEAD, "text-right", edit ? "w-28" : "pr-0")}>
            Bid, CAD
          </th>
          {edit ? <td className="w-8" /> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, detail, suggestedBid, bid }, index) => (
          <tr
            key={key}
            className={classNames("border-b border-line last:border-0", !edit && "h-10")}
          >
            <td className="py-1.5 pr-2 font-medium [overflow-wrap:anywhere]">
              <span>{name}</span>
              <span className="block text-small font-normal text-muted sm:hidden">{detail}</span>
            </td>
            <td className="px-2 text-muted max-sm:hidden">{detail}</td>
            <td className="px-2 text-right text-muted">
              <Money amount={suggestedBid} />
            </td>
            {edit ? (
              <EditedBid
                name={name}
                bid={bid}
                onBid={(amount) => edit.onBid(index, amount)}
                onRemove={() => edit.onRemove(index)}
              />
            ) : (
              <td className="text-right">
                <Money amount={bid} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
