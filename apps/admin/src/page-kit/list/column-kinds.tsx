import { formatCentral } from "@marquee/domain/dates/format-dates";
import { mobileText } from "@marquee/domain/validation/typed-values";
import { Badge, type BadgeTone } from "@marquee/ui/content/badge.tsx";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Money } from "@marquee/ui/content/money.tsx";
import type { ReactNode } from "react";
import type { Column } from "./list-definition.ts";
import { OneLine } from "./one-line.tsx";
import { RowTitle } from "./row-title.tsx";

/** The fields of a row that have such a value. */
type FieldOf<Row, Value> = {
  [Field in keyof Row]: Row[Field] extends Value ? Field : never;
}[keyof Row] &
  string;

/** Where the values of a column are read: in the field that it is called by, unless it says otherwise. */
type ValueOf<Row, Value> =
  | { readonly id: FieldOf<Row, Value>; readonly value?: undefined }
  | { readonly id: string; readonly value: (row: Row) => Value };

/** What every kind of column takes. What its cell shows is what the exported file has. */
type ColumnOf<Row, Value> = Omit<Column<Row>, "cell" | "csv" | "id"> & ValueOf<Row, Value>;

const readValue = <Row, Value>({ id, value }: ValueOf<Row, Value>): ((row: Row) => Value) =>
  value ?? ((row) => row[id] as Value);

/** The column that names a row: it cannot be hidden and takes the room that is left. `detail` is under the name. */
export const titleColumn = <Row,>({
  detail,
  ...column
}: ColumnOf<Row, string> & { readonly detail?: (row: Row) => ReactNode }): Column<Row> => {
  const value = readValue(column);
  return {
    fixed: true,
    flexible: true,
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
  };
};

const LOOKS = {
  text: "",
  muted: "text-muted",
  detail: "text-small text-muted",
  figures: "figures whitespace-nowrap",
} as const;

/** A column of texts in one line, cut at `width` (a class such as `md:max-w-32`); null and an empty text show a dash. */
export const textColumn = <Row,>({
  width = "",
  look = "text",
  ...column
}: ColumnOf<Row, string | null> & {
  readonly width?: string;
  readonly look?: keyof typeof LOOKS;
}): Column<Row> => {
  const value = readValue(column);
  return {
    isEmpty: (row) => !value(row),
    ...column,
    cell: (row) => {
      const text = value(row);
      if (text === null || text === "") return <span className="text-muted">–</span>;
      const line = <OneLine text={text} width={width} />;
      return look === "text" ? line : <span className={LOOKS[look]}>{line}</span>;
    },
    csv: value,
  };
};

/** A column of phone numbers, as they are read; a file has their digits (FORM-E9). */
export const phoneColumn = <Row,>(column: ColumnOf<Row, string | null>): Column<Row> => {
  const value = readValue(column);
  return {
    ...textColumn({ ...column, value: (row) => mobileText(value(row) ?? ""), look: "figures" }),
    csv: value,
  };
};

/** A column of states as badges; on a card the badge is beside the name. */
export const badgeColumn = <Row,>({
  tone,
  ...column
}: ColumnOf<Row, string> & { readonly tone: (row: Row) => BadgeTone }): Column<Row> => {
  const value = readValue(column);
  return {
    card: "badge",
    ...column,
    cell: (row) => <Badge tone={tone(row)}>{value(row)}</Badge>,
    csv: value,
  };
};

/** A column of instants in Central time, in two lines; null shows a dash. */
export const dateColumn = <Row,>(column: ColumnOf<Row, string | null>): Column<Row> => {
  const value = readValue(column);
  return {
    right: true,
    isEmpty: (row) => value(row) === null,
    ...column,
    cell: (row) => <Instant at={value(row)} form="lines" />,
    csv: (row) => {
      const at = value(row);
      return at === null ? null : formatCentral(at);
    },
  };
};

/** A column of amounts in CAD. */
export const moneyColumn = <Row,>(column: ColumnOf<Row, number>): Column<Row> => {
  const value = readValue(column);
  return {
    right: true,
    ...column,
    cell: (row) => <Money amount={value(row)} />,
    csv: (row) => ({ cad: value(row) }),
  };
};

/** A column of numbers of things. */
export const countColumn = <Row,>(column: ColumnOf<Row, number>): Column<Row> => {
  const value = readValue(column);
  return {
    right: true,
    ...column,
    cell: (row) => <span className="figures">{formatCount(value(row))}</span>,
    csv: value,
  };
};
