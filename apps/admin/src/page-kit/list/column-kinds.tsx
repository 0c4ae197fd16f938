import { formatCentral } from "@marquee/domain/dates/format-dates";
import { mobileText } from "@marquee/domain/validation/typed-values";
import { Badge, type BadgeTone } from "@marquee/ui/content/badge.tsx";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Money } from "@marquee/ui/content/money.tsx";
import type { ReactNode } from "react";
import type { Column } from "./list-definition.ts";
import { OneLine } from "./one-line.tsx";
import { RowTitle } from "./row-title.tsx";

/** What every kind of column takes. What its cell shows is what the exported file has. */
interface ColumnOf<Row, Value> extends Omit<Column<Row>, "cell" | "csv"> {
  readonly value: (row: Row) => Value;
}

/** The column that names a row: it cannot be hidden and takes the room that is left. `detail` is under the name. */
export const titleColumn = <Row,>({
  value,
  detail,
  ...column
}: ColumnOf<Row, string> & { readonly detail?: (row: Row) => ReactNode }): Column<Row> => ({
  fixed: true,
  grows: true,
  card: "title",
  ...column,
  cell: (row) =>
    detail === undefined ? (
      <RowTitle text={value(row)} />
    ) : (
      <>
        <span className="block font-medium md:truncate">{value(row)}</span>
        <span className="block text-small text-muted md:truncate">{detail(row)}</span>
      </>
    ),
  csv: value,
});

const LOOKS = {
  text: "",
  muted: "text-muted",
  detail: "text-small text-muted",
  figures: "figures whitespace-nowrap",
} as const;

/** A column of texts in one line, cut at `width` (a class such as `md:max-w-32`); null and an empty text show a dash. */
export const textColumn = <Row,>({
  value,
  width = "",
  look = "text",
  ...column
}: ColumnOf<Row, string | null> & {
  readonly width?: string;
  readonly look?: keyof typeof LOOKS;
}): Column<Row> => ({
  ...column,
  cell: (row) => {
    const text = value(row);
    if (text === null || text === "") return <span className="text-muted">–</span>;
    const line = <OneLine text={text} width={width} />;
    return look === "text" ? line : <span className={LOOKS[look]}>{line}</span>;
  },
  csv: value,
});

/** A column of phone numbers, as they are read; a file has their digits (FORM-E9). */
export const phoneColumn = <Row,>({
  value,
  ...column
}: ColumnOf<Row, string | null>): Column<Row> => ({
  ...textColumn({ ...column, value: (row) => mobileText(value(row) ?? ""), look: "figures" }),
  csv: value,
});

/** A column of states as badges; on a card the badge is beside the name. */
export const badgeColumn = <Row,>({
  value,
  tone,
  ...column
}: ColumnOf<Row, string> & { readonly tone: (row: Row) => BadgeTone }): Column<Row> => ({
  card: "badge",
  ...column,
  cell: (row) => <Badge tone={tone(row)}>{value(row)}</Badge>,
  csv: value,
});

/** A column of instants in Central time, in two lines; null shows a dash. */
export const dateColumn = <Row,>({
  value,
  ...column
}: ColumnOf<Row, string | null>): Column<Row> => ({
  right: true,
  ...column,
  cell: (row) => <Instant at={value(row)} form="lines" />,
  csv: (row) => {
    const at = value(row);
    return at === null ? null : formatCentral(at);
  },
});

/** A column of amounts in CAD. */
export const moneyColumn = <Row,>({ value, ...column }: ColumnOf<Row, number>): Column<Row> => ({
  right: true,
  ...column,
  cell: (row) => <Money amount={value(row)} />,
  csv: (row) => ({ cad: value(row) }),
});
