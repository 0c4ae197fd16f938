import type { Contract } from "@marquee/api/contract/contract";
import { CURRENCIES } from "@marquee/domain/money/currencies";
import type { Currency } from "@marquee/domain/money/currency.schema";
import type { ConversionRow, ShopOrder } from "@marquee/domain/reports/conversion.schema";
import {
  dateColumn,
  moneyColumn,
  phoneColumn,
  textColumn,
  titleColumn,
} from "../../page-kit/list/column-kinds.tsx";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";

export const conversionList: ListDefinition<Contract["reports"]["conversion"]> = {
  name: "Conversion report",
  hasCompany: true,
  hasDates: true,
  filters: [
    {
      key: "currency",
      label: "Currency",
      choices: CURRENCIES.map((currency) => ({ value: currency, label: currency })),
    },
  ],
  sortable: ["shop", "createdOn", "currency", "totalPrice", "totalCommission"],
  defaultSort: "-createdOn",
};

export const conversionColumns: readonly Column<ConversionRow>[] = [
  titleColumn({ id: "shop", label: "Shop" }),
  dateColumn({ id: "createdOn", label: "Bill date (CST)" }),
  textColumn({ id: "currency", label: "Currency" }),
  moneyColumn({ id: "totalPrice", label: "Total price" }),
  moneyColumn({ id: "totalCommission", label: "Total commission" }),
  textColumn({
    id: "version",
    label: "Version",
    value: ({ version }) => String(version),
    hidden: true,
    card: "none",
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

/** Orders are in the currency of their bill. */
export const orderColumns = (currency: Currency): readonly Column<ShopOrder>[] => [
  titleColumn({ id: "orderNumber", label: "Order number" }),
  dateColumn({ id: "createdOn", label: "Created on (CST)" }),
  moneyColumn({ id: "totalPrice", label: `Total price (${currency})` }),
  // the shop platform's own words, whatever they are
  textColumn({ id: "status", label: "Status", value: ({ status }) => status, card: "badge" }),
  textColumn({ id: "source", label: "Source" }),
  textColumn({ id: "customerEmail", label: "Customer email", width: "md:max-w-44" }),
  phoneColumn({ id: "customerPhoneNumber", label: "Customer phone number" }),
  textColumn({ id: "captureReason", label: "Capture reason", width: "md:max-w-44" }),
];
