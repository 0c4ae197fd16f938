import { textColumn, titleColumn } from "../../page-kit/list/column-kinds.tsx";
import type { Column } from "../../page-kit/list/list-definition.ts";
import { imageColumn } from "../items/item-columns.tsx";

interface Described {
  readonly images: readonly string[];
  readonly brand: string;
  readonly heading: string;
}

/** What the lists of products and of variants begin with. `nameOf` is how the list calls a row; `named` follows it. */
export const contentColumns = <Row extends Described>(
  nameOf: (row: Row) => string,
  named: readonly Column<Row>[] = [],
): readonly Column<Row>[] => [
  imageColumn("images", ({ images }) => images[0] ?? null),
  titleColumn({ id: "name", label: "Product Name", value: nameOf }),
  ...named,
  textColumn({
    id: "brand",
    label: "Brand",
    secondary: true,
    width: "md:max-w-32",
    value: ({ brand }) => brand,
  }),
  textColumn({
    id: "heading",
    label: "Product heading",
    secondary: true,
    card: "subtitle",
    width: "md:max-w-24",
    look: "detail",
    value: ({ heading }) => heading,
  }),
];
