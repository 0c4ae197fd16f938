import { Instant } from "@marquee/ui/instant.tsx";
import { Money } from "@marquee/ui/money.tsx";
import type { Column } from "./list-definition.ts";

interface ColumnOf<Row, Value> {
  /** Also the name the server sorts by. */
  readonly id: string;
  readonly label: string;
  readonly value: (row: Row) => Value;
}

/** A column of instants, in two lines; null shows as none. */
export const instantColumn = <Row,>({
  id,
  label,
  value,
}: ColumnOf<Row, string | null>): Column<Row> => ({
  id,
  label,
  right: true,
  cell: (row) => <Instant at={value(row)} form="lines" />,
  csv: value,
});

/** A column of amounts in CAD. */
export const amountColumn = <Row,>({ id, label, value }: ColumnOf<Row, number>): Column<Row> => ({
  id,
  label,
  right: true,
  cell: (row) => <Money amount={value(row)} />,
  csv: value,
});
