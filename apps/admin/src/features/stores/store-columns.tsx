import type { Contract } from "@marquee/api/contract/contract";
import { isApproved } from "@marquee/domain/stores/store-approval";
import type { Store } from "@marquee/domain/stores/store.schema";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";
import { OneLine } from "../../page-kit/list/one-line.tsx";
import { RowTitle } from "../../page-kit/list/row-title.tsx";
import { Badge } from "@marquee/ui/badge.tsx";

export const storeList: ListDefinition<Contract["stores"]["byCompany"]> = {
  name: "Stores",
  sortable: ["storeName", "code"],
};

const NONE = <span className="text-muted">–</span>;

const approval = (store: Store): string => (isApproved(store) ? "Approved" : "Awaiting approval");

export const storeColumns: readonly Column<Store>[] = [
  {
    id: "storeName",
    label: "Store Name",
    fixed: true,
    grows: true,
    card: "title",
    cell: ({ storeName }) => <RowTitle text={storeName} />,
    csv: ({ storeName }) => storeName,
  },
  {
    id: "code",
    label: "Branch Name",
    cell: ({ code }) => code,
    csv: ({ code }) => code,
  },
  {
    id: "managerName",
    label: "Manager Name",
    cell: ({ managerName }) =>
      managerName ? <OneLine text={managerName} width="md:max-w-48" /> : NONE,
    csv: ({ managerName }) => managerName ?? null,
  },
  {
    id: "managerMobile",
    label: "Mobile Number",
    cell: ({ managerMobile }) =>
      managerMobile ? <span className="figures whitespace-nowrap">{managerMobile}</span> : NONE,
    csv: ({ managerMobile }) => managerMobile ?? null,
  },
  {
    id: "marketPlace",
    label: "Marketplaces",
    hidden: true,
    cell: ({ marketPlace }) => (
      <span className="whitespace-nowrap text-muted">{marketPlace.join(", ")}</span>
    ),
    csv: ({ marketPlace }) => marketPlace.join(", "),
  },
  {
    id: "isApprove",
    label: "Status",
    card: "badge",
    cell: (store) => <Badge tone={isApproved(store) ? "ok" : "wait"}>{approval(store)}</Badge>,
    csv: approval,
  },
];
