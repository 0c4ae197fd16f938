import type { Contract } from "@marquee/api/contract/contract";
import type { StoredRefusal } from "@marquee/domain/ingest/ingest.schema";
import { DELIVERED } from "@marquee/domain/ingest/messages";
import { REMEMBERED_DAYS } from "@marquee/domain/ingest/remembered-days";
import { PackageCheck } from "lucide-react";
import { dateColumn, textColumn, titleColumn } from "../../page-kit/list/column-kinds.tsx";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { NoRecords } from "../../page-kit/list/no-records.tsx";
import { useClient } from "../../session/session-context.tsx";
import { refusedRows } from "./reports.queries.ts";

const refusedRowList: ListDefinition<Contract["reports"]["refusedRows"]> = {
  name: "Refused rows",
  tabs: [
    { value: "open", label: "To correct" },
    { value: "taken", label: "Taken since" },
  ],
  sortable: ["kind", "shop", "source", "receivedOn"],
  defaultSort: "-receivedOn",
};

const reasons = ({ issues }: StoredRefusal): readonly string[] =>
  issues.map(({ field, message }) => (field === "" ? message : `${field}: ${message}`));

const columns: readonly Column<StoredRefusal>[] = [
  titleColumn({ id: "rowId", label: "Row", value: ({ rowId }) => rowId || "Without an id" }),
  textColumn({ id: "shop", label: "Shop", value: ({ shop }) => shop, width: "md:max-w-44" }),
  textColumn({ id: "kind", label: "Delivered as", value: ({ kind }) => DELIVERED[kind] }),
  {
    id: "reason",
    label: "Reason",
    flexible: true,
    cell: (row) => (
      <ul className="[overflow-wrap:anywhere] whitespace-normal">
        {reasons(row).map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    ),
    csv: (row) => reasons(row).join("; "),
  },
  textColumn({ id: "source", label: "Source" }),
  dateColumn({ id: "receivedOn", label: "Received (CST)" }),
  dateColumn({ id: "takenOn", label: "Taken since (CST)" }),
];

/** What was delivered from outside and refused, for those who can have it corrected at the source (INGEST-I7). */
export function RefusedRowsScreen() {
  const client = useClient();
  return (
    <ListPage
      list={refusedRowList}
      title="Refused Rows"
      description={`What was delivered and could not be taken, for ${REMEMBERED_DAYS} days. A row is taken since once it was delivered right.`}
      query={refusedRows(client)}
      columns={columns}
      searchLabel="Search by id, shop or source"
      empty={
        <NoRecords icon={<PackageCheck />} detail="Everything that was delivered was right." />
      }
    />
  );
}
