import type { Offer } from "@marquee/domain/offers/offer.schema";
// The yardstick of the first row: React and TanStack Table over the list's own call, and nothing else. No routes, no
// menu, no sign-in, no rights, no styles; its token comes with the page.
import {
  columnVisibilityFeature,
  createColumnHelper,
  FlexRender,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useEffect, useState } from "react";
import { createRoot } from "react-dom/client";

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature, rowSortingFeature });
const column = createColumnHelper<typeof features, Offer>();
const columns = column.columns([
  column.display({
    id: "image",
    cell: ({ row }) => (
      <img src={`/images/${row.original.fullImage}?w=80&h=80`} alt="" width={40} height={40} />
    ),
  }),
  column.accessor("heading", { header: "Heading" }),
  column.accessor("subHeading", { header: "Sub heading" }),
  column.accessor("type", { header: "Type" }),
  column.accessor("storeName", { header: "Branch" }),
  column.accessor("campaignName", { header: "Campaign" }),
  column.accessor("validFrom", { header: "Start date" }),
  column.accessor("validTill", { header: "End date" }),
  column.accessor("createdBy", { header: "Created by" }),
]);

const NO_ROWS: Offer[] = [];

function OfferTable() {
  const [rows, setRows] = useState(NO_ROWS);
  useEffect(() => {
    const { url, token } = JSON.parse(document.getElementById("call")?.textContent ?? "{}");
    void fetch(url, { headers: { authorization: `Bearer ${token}` } })
      .then((response) => response.json())
      .then(({ data }: { data: Offer[] }) => setRows(data));
  }, []);
  const table = useTable({ features, columns, data: rows, getRowId: ({ id }) => id });
  return (
    <table>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <th key={header.id}>
                <FlexRender header={header} />
              </th>
            ))}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map((row) => (
          <tr key={row.id}>
            {row.getVisibleCells().map((cell) => (
              <td key={cell.id}>
                <FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<OfferTable />);
