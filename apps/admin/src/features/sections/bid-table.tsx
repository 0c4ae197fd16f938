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
  /** Whether the rows have no bids: only what they are is shown. */
  readonly isWithoutBids?: boolean;
  /** How a bid is changed and a row is removed; if absent, both are only shown. */
  readonly edit?: {
    readonly onBid: (index: number, bid: number) => void;
    readonly onRemove: (index: number) => void;
  };
}

const HEAD = "h-8 px-2 text-tiny font-medium text-muted";

interface EditedBidProps extends Pick<BidRow, "name" | "bid"> {
  readonly onBid: (bid: number) => void;
}

const EditedBid = ({ name, bid, onBid }: EditedBidProps) => (
  <td className="w-28 py-1.5 pl-2">
    <BidInput
      aria-label={`Bid for ${name}`}
      className="text-right"
      value={bid}
      onValueChange={onBid}
    />
  </td>
);

interface BidCellsProps extends Pick<BidRow, "name" | "suggestedBid" | "bid"> {
  readonly onBid: ((bid: number) => void) | undefined;
}

function BidCells({ name, suggestedBid, bid, onBid }: BidCellsProps) {
  return (
    <>
      <td className="px-2 text-right text-muted">
        <Money amount={suggestedBid} />
      </td>
      {onBid ? (
        <EditedBid name={name} bid={bid} onBid={onBid} />
      ) : (
        <td className="text-right">
          <Money amount={bid} />
        </td>
      )}
    </>
  );
}

/** What is bid for, with the suggested bid and one's own. */
export function BidTable({ label, heads, rows, edit, isWithoutBids = false }: BidTableProps) {
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
          {isWithoutBids ? null : (
            <>
              <th scope="col" className={`${HEAD} text-right`}>
                Suggested bid, CAD
              </th>
              <th scope="col" className={classNames(HEAD, "text-right", edit ? "w-28" : "pr-0")}>
                Bid, CAD
              </th>
            </>
          )}
          {edit ? <td className="w-8" /> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <tr
            key={row.key}
            className={classNames("border-b border-line last:border-0", !edit && "h-10")}
          >
            <td className="py-1.5 pr-2 font-medium [overflow-wrap:anywhere]">
              <span>{row.name}</span>
              <span className="block text-small font-normal text-muted sm:hidden">
                {row.detail}
              </span>
            </td>
            <td className="px-2 text-muted max-sm:hidden">{row.detail}</td>
            {isWithoutBids ? null : (
              <BidCells
                name={row.name}
                suggestedBid={row.suggestedBid}
                bid={row.bid}
                onBid={edit && ((amount) => edit.onBid(index, amount))}
              />
            )}
            {edit ? (
              <td className="w-8 text-right">
                <IconButton
                  size="sm"
                  label={`Remove ${row.name}`}
                  icon={<X className="size-4" aria-hidden="true" />}
                  onClick={() => edit.onRemove(index)}
                />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
