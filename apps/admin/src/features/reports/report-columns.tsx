import type { Contract } from "@marquee/api/contract/contract";
import type { ConversionRow, ShopOrder } from "@marquee/domain/reports/conversion.schema";
import {
  dateColumn,
  moneyColumn,
  textColumn,
  titleColumn,
} from "../../page-kit/list/column-kinds.tsx";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";

export const conversionList: ListDefinition<Contract["reports"]["conversion"]> = {
  name: "Conversion report",
  hasCompany: true,
  hasDates: true,
  sortable: ["shop", "createdOn", "totalPrice", "totalCommission"],
  defaultSort: "-createdOn",
};

export const conversionColumns: readonly Column<ConversionRow>[] = [
  titleColumn({ id: "shop", label: "Shop", value: ({ shop }) => shop }),
  dateColumn({ id: "createdOn", label: "Bill date (CST)", value: ({ createdOn }) => createdOn }),
  moneyColumn({
    id: "totalPrice",
    label: "Total price (CAD)",
    value: ({ totalPrice }) => totalPrice,
  }),
  moneyColumn({
    id: "totalCommission",
    label: "Total commission (CAD)",
    value: ({ totalCommission }) => totalCommission,
  }),
];

export const orderList: ListDefinition<Contract["reports"]["ordersByBill"]> = {
  name: "Orders of a bill",
  sortable: [
    "orderNumber",
    "createdOn",
    "totalPrice",
    "status",
    "source",
    "customerEmail",
    "customerPhoneNumber",
    "captureReason",
  ],
};

export const orderColumns: readonly Column<ShopOrder>[] = [
  titleColumn({
    id: "orderNumber",
    label: "Order number",
    value: ({ orderNumber }) => orderNumber,
  }),
  dateColumn({ id: "createdOn", label: "Created on (CST)", value: ({ createdOn }) => createdOn }),
  moneyColumn({
    id: "totalPrice",
    label: "Total price (CAD)",
    value: ({ totalPrice }) => totalPrice,
  }),
  // the shop platform's own words, whatever they are
  textColumn({ id: "status", label: "Status", value: ({ status }) => status, card: "badge" }),
  textColumn({ id: "source", label: "Source", value: ({ source }) => source }),
  textColumn({
    id: "customerEmail",
    label: "Customer email",
    value: ({ customerEmail }) => customerEmail,
    width: "md:max-w-44",
  }),
  textColumn({
    id: "customerPhoneNumber",
    label: "Customer phone number",
    value: ({ customerPhoneNumber }) => customerPhoneNumber,
  }),
  textColumn({
    id: "captureReason",
    label: "Capture reason",
    value: ({ captureReason }) => captureReason,
    width: "md:max-w-44",
  }),
];
