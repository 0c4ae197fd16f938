import { Money } from "@marquee/ui/content/money.tsx";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { X } from "lucide-react";
import { useId } from "react";
import { BidInput } from "./bid-input.tsx";
import { ForecastText, LostBid } from "./forecast-cell.tsx";
import type { RowForecast } from "./placement-markets.queries.ts";

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
  /** What each row is likely to bring on a day, in their order; null if that is not asked. */
  readonly forecasts?: readonly RowForecast[] | null;
  /** How a bid is changed and a row is removed; if absent, both are only shown. */
  readonly edit?: {
    readonly onBid: (index: number, bid: number) => void;
    readonly onRemove: (index: number) => void;
  };
}

const HEAD = "h-8 px-2 text-tiny font-medium text-muted";

interface EditedBidProps extends Pick<BidRow, "name" | "bid"> {
  /** The element that says why the bid is not shown, if there is one. */
  readonly describedBy: string | undefined;
  readonly onBid: (bid: number) => void;
}

const EditedBid = ({ name, bid, describedBy, onBid }: EditedBidProps) => (
  <td className="w-24 py-1.5 pl-2">
    <BidInput
      aria-label={`Bid for ${name}`}
      aria-describedby={describedBy}
      className="text-right"
      value={bid}
      onValueChange={onBid}
    />
  </td>
);

interface RowProps extends Pick<BidTableProps, "isWithoutBids"> {
  readonly row: BidRow;
  readonly forecast: RowForecast | undefined;
  readonly onBid: ((bid: number) => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}

function BidCells({
  row: { name, suggestedBid, bid },
  forecast,
  describedBy,
  onBid,
}: Pick<RowProps, "row" | "forecast" | "onBid"> & Pick<EditedBidProps, "describedBy">) {
  return (
    <>
      <td className={classNames("px-2 text-right text-muted", forecast && "max-sm:hidden")}>
        <Money amount={forecast?.suggestedBid ?? suggestedBid} />
      </td>
      {onBid ? (
        <EditedBid name={name} bid={bid} describedBy={describedBy} onBid={onBid} />
      ) : (
        <td className="text-right">
          <Money amount={bid} />
        </td>
      )}
      {forecast ? (
        <td className="figures w-36 px-3 text-small max-sm:hidden">
          <ForecastText forecast={forecast.forecast} />
        </td>
      ) : null}
    </>
  );
}

/** A row, and under it why its bid is not shown, with the bid that would be. */
function Row({ row, forecast, isWithoutBids = false, onBid, onRemove }: RowProps) {
  const id = useId();
  const isLost = forecast?.forecast?.tag === "cannotWin" && onBid !== undefined;
  const line = isLost ? "" : "border-b border-line last:border-0";
  return (
    <>
      <tr className={classNames(line, !onBid && "h-10")}>
        <td className="py-1.5 pr-2 font-medium [overflow-wrap:anywhere]">
          <span>{row.name}</span>
          <span className="block text-small font-normal text-muted sm:hidden">{row.detail}</span>
          {forecast ? (
            <span className="figures block text-small font-normal sm:hidden">
              <ForecastText forecast={forecast.forecast} />
            </span>
          ) : null}
        </td>
        <td className="px-2 text-muted max-sm:hidden">{row.detail}</td>
        {isWithoutBids ? null : (
          <BidCells
            row={row}
            forecast={forecast}
            describedBy={isLost ? id : undefined}
            onBid={onBid}
          />
        )}
        {onRemove ? (
          <td className="w-8 text-right">
            <IconButton
              size="sm"
              label={`Remove ${row.name}`}
              icon={<X className="size-4" aria-hidden="true" />}
              onClick={onRemove}
            />
          </td>
        ) : null}
      </tr>
      {isLost ? (
        <tr className="border-b border-line last:border-0">
          <td colSpan={6} className="pb-2">
            <LostBid id={id} name={row.name} bid={row.bid} row={forecast} onTake={onBid} />
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** What is bid for, with the suggested bid, one's own, and what it is likely to bring. */
export function BidTable(props: BidTableProps) {
  const { label, heads, rows, edit, forecasts = null, isWithoutBids = false } = props;
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
              <th
                scope="col"
                className={classNames(HEAD, "text-right", forecasts && "max-sm:hidden")}
              >
                Suggested bid, CAD
              </th>
              <th scope="col" className={classNames(HEAD, "text-right", edit ? "w-24" : "pr-0")}>
                Bid, CAD
              </th>
            </>
          )}
          {forecasts ? (
            <th scope="col" className={`${HEAD} px-3 max-sm:hidden`}>
              Forecast a day
            </th>
          ) : null}
          {edit ? <td className="w-8" /> : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row
            key={row.key}
            row={row}
            forecast={forecasts?.[index]}
            isWithoutBids={isWithoutBids}
            onBid={edit && ((amount) => edit.onBid(index, amount))}
            onRemove={edit && (() => edit.onRemove(index))}
          />
        ))}
      </tbody>
    </table>
  );
}
