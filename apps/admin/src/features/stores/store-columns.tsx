import type { Contract } from "@marquee/api/contract/contract";
import { sentBackOf } from "@marquee/domain/approval/send-back";
import { isApproved, needsReview } from "@marquee/domain/approval/store-approval";
import type { Store } from "@marquee/domain/stores/store.schema";
import type { BadgeTone } from "@marquee/ui/content/badge.tsx";
import {
  badgeColumn,
  phoneColumn,
  textColumn,
  titleColumn,
} from "../../page-kit/list/column-kinds.tsx";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";

export const storeList: ListDefinition<Contract["stores"]["byCompany"]> = {
  name: "Stores",
  filters: [
    {
      key: "isApprove",
      label: "Status",
      choices: [
        { value: "N", label: "Awaiting approval" },
        { value: "Y", label: "Approved" },
        { value: "changed", label: "Changed since approval" },
      ],
    },
  ],
  sortable: ["storeName", "code"],
};

/** What a branch waits for, in words. */
export function approvalText(store: Store): string {
  if (needsReview(store)) return "Changed since approval";
  if (isApproved(store)) return "Approved";
  return sentBackOf(store) ? "Sent back" : "Awaiting approval";
}

/** The tone of a branch's badge: `ok` if it is approved and awaits no other look (STORE-A9). */
export const approvalTone = (store: Store): BadgeTone =>
  isApproved(store) && !needsReview(store) ? "ok" : "wait";

export const storeColumns: readonly Column<Store>[] = [
  titleColumn({ id: "storeName", label: "Store Name" }),
  textColumn({ id: "code", label: "Branch Name" }),
  textColumn({
    id: "managerName",
    label: "Manager Name",
    width: "md:max-w-48",
    value: ({ managerName }) => managerName ?? null,
  }),
  phoneColumn({
    id: "managerMobile",
    label: "Mobile Number",
    value: ({ managerMobile }) => managerMobile ?? null,
  }),
  textColumn({
    id: "marketPlace",
    label: "Marketplaces",
    hidden: true,
    look: "muted",
    value: ({ marketPlace }) => marketPlace.join(", "),
  }),
  badgeColumn({
    id: "isApprove",
    label: "Status",
    tone: approvalTone,
    value: approvalText,
  }),
];

/** The columns of a list of every company's branches: whose each is comes after its name. */
export const columnsOfEvery: readonly Column<Store>[] = storeColumns.flatMap((column) =>
  column.id === "storeName"
    ? [
        column,
        textColumn<Store>({
          id: "companyName",
          label: "Company",
          value: ({ companyName }) => companyName ?? null,
        }),
      ]
    : [column],
);
