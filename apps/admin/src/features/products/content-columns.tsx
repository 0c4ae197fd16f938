import { imageColumn } from "../items/item-columns.tsx";
import type { Column } from "../../page-kit/list/list-definition.ts";
import { OneLine } from "../../page-kit/list/one-line.tsx";
import { RowTitle } from "../../page-kit/list/row-title.tsx";

interface Described {
  readonly images: readonly string[];
  readonly brand: string;
  readonly heading: string;
}

/** What the lists of products and of variants begin with. `nameOf` is how the list calls a row; `named` stands behind that. */
export const contentColumns = <Row extends Described>(
  nameOf: (row: Row) => string,
  named: readonly Column<Row>[] = [],
): readonly Column<Row>[] => [
  imageColumn("images", ({ images }) => images[0] ?? null),
  {
    id: "name",
    label: "Product Name",
    fixed: true,
    grows: true,
    card: "title",
    cell: (row) => <RowTitle text={nameOf(row)} />,
    csv: nameOf,
  },
  ...named,
  {
    id: "brand",
    label: "Brand",
    spare: true,
    cell: ({ brand }) => <OneLine text={brand} width="md:max-w-32" />,
    csv: ({ brand }) => brand,
  },
  {
    id: "heading",
    label: "Product heading",
    spare: true,
    card: "subtitle",
    cell: ({ heading }) => (
      <span className="text-small text-muted">
        <OneLine text={heading} width="md:max-w-44" />
      </span>
    ),
    csv: ({ heading }) => heading,
  },
];
