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
  titleColumn({ id: "shop", label: "Shop", value: ({ shop }) => shop }),
  dateColumn({ id: "createdOn", label: "Bill date (CST)", value: ({ createdOn }) => createdOn }),
  textColumn({ id: "currency", label: "Currency", value: ({ currency }) => currency }),
  moneyColumn({
    id: "totalPrice",
    label: "Total price",
    value: ({ totalPrice }) => totalPrice,
  }),
  moneyColumn({
    id: "totalCommission",
    label: "Total commission",
    value: ({ totalCommission }) => totalCommission,
  }),
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
  titleColumn({
    id: "orderNumber",
    label: "Order number",
    value: ({ orderNumber }) => orderNumber,
  }),
  dateColumn({ id: "createdOn", label: "Created on (CST)", value: ({ createdOn }) => createdOn }),
  moneyColumn({
    id: "totalPrice",
    label: `Total price (${currency})`,
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
  phoneColumn({
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
