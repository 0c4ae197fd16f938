import type { Page } from "@marquee/api/http/call";
import type { Column, ListDefinition, ListRequest } from "../page-kit/list/list-definition.ts";
import type { ListPageProps } from "../page-kit/list/list-page-props.ts";
import { ListPage } from "../page-kit/list/list-page.tsx";

/** A row of the list that tests of lists show. */
export interface Thing {
  readonly id: string;
  readonly name: string;
}

export const THINGS: ListDefinition = {
  name: "Kit",
  tabs: [
    { value: "live", label: "Live" },
    { value: "pending", label: "Pending" },
  ],
  sortable: ["name"],
};
const columns: readonly Column<Thing>[] = [
  {
    id: "name",
    label: "Name",
    fixed: true,
    flexible: true,
    card: "title",
    csv: "noText",
    cell: ({ name }) => name,
  },
  { id: "size", label: "Size", csv: "noText", cell: ({ id }) => id.length },
];
const STOCK: readonly Thing[] = Array.from({ length: 23 }, (_, index) => ({
  id: `t${index + 1}`,
  name: `Thing ${index + 1}`,
}));

/** A server's list call over the stock: pages, searches, and counts its tabs. */
export const listThings = ({ page, size, q, tab }: ListRequest, stock = STOCK): Page<Thing> => {
  const fitting = tab === "pending" ? [] : stock.filter(({ name }) => name.includes(q));
  return {
    rows: fitting.slice((page - 1) * size, page * size),
    total: fitting.length,
    counts: { live: stock.length, pending: 0 },
  };
};

/** The list page over a stock of 23. */
export const things = (
  fetchRows: (request: ListRequest) => Promise<Page<Thing>>,
  more: Partial<ListPageProps<Thing>> = {},
) => (
  <ListPage
    list={THINGS}
    title="Things"
    query={{ queryKey: ["things"], fetchRows }}
    columns={columns}
    rowName={({ name }) => name}
    searchLabel="Search these things"
    bulkActions={[{ label: "Export", icon: null, onSelect: () => {} }]}
    empty={<p>sorry, no matching records found</p>}
    {...more}
  />
);
