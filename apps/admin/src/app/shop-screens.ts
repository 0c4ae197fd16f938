import { BookOpen, ChartColumn, ChartLine, ShoppingBag } from "lucide-react";
import { catalogSearch, catalogsSearch } from "../features/catalog/catalog.search.ts";
import {
  billOrderSearch,
  refusedRowsSearch,
  reportSearch,
} from "../features/reports/reports.search.ts";
import { shopSectionSearch } from "../features/sections/sections.search.ts";
import type { Screen } from "./screen.ts";

/** The shop platform: what it promotes in sections, its catalogs, and reports of what shops sold. */
export const SHOP_SCREENS = [
  {
    path: "/home/shopifySponsored",
    kind: "form",
    title: "Add Section for Shopify Store",
    search: shopSectionSearch,
    ability: "shopSponsored.manage",
    menu: "Shopify Sponsored",
    icon: ShoppingBag,
    load: async () =>
      (await import("../features/sections/shop/shop-section-screen.tsx")).ShopSectionScreen,
  },
  {
    path: "/home/catalog",
    aliases: ["/home/catalog/manage"],
    kind: "list",
    title: "Shopify Catalog",
    search: catalogsSearch,
    ability: "catalog.view",
    menu: "Shopify Catalog",
    icon: BookOpen,
    load: async () => (await import("../features/catalog/catalog-screen.tsx")).CatalogScreen,
  },
  {
    path: "/home/catalog/catalogDetail",
    kind: "list",
    title: "Catalog products",
    search: catalogSearch,
    ability: "catalog.view",
    load: async () =>
      (await import("../features/catalog/catalog-detail-screen.tsx")).CatalogDetailScreen,
  },
  {
    path: "/home/catalog/catalogCollectionDetail",
    kind: "list",
    title: "Catalog collections",
    search: catalogSearch,
    ability: "catalog.view",
    load: async () =>
      (await import("../features/catalog/catalog-detail-screen.tsx")).CatalogCollectionDetailScreen,
  },
  {
    path: "/home/report/conversionReport",
    kind: "report",
    title: "Conversion Report",
    search: reportSearch,
    ability: "reports.conversion",
    menu: "Conversion Report",
    icon: ChartLine,
    load: async () =>
      (await import("../features/reports/report-screens.tsx")).ConversionReportScreen,
  },
  {
    path: "/home/report/allConversionReport",
    kind: "report",
    title: "All Conversion Report",
    search: reportSearch,
    ability: "reports.filterDates",
    menu: "All Conversion Report",
    icon: ChartLine,
    load: async () =>
      (await import("../features/reports/report-screens.tsx")).AllConversionReportScreen,
  },
  {
    path: "/home/report/viewBillOrder",
    kind: "list",
    title: "Orders",
    search: billOrderSearch,
    load: async () => (await import("../features/reports/bill-order-screen.tsx")).BillOrderScreen,
  },
  {
    path: "/home/report/refusedRows",
    kind: "list",
    title: "Refused Rows",
    search: refusedRowsSearch,
    ability: "reports.consolidated",
    load: async () =>
      (await import("../features/reports/refused-rows-screen.tsx")).RefusedRowsScreen,
  },
  {
    path: "/home/consolidateConversionReport",
    kind: "report",
    title: "Consolidate Conversion Report",
    search: reportSearch,
    ability: "reports.consolidated",
    menu: "Consolidate Conversion",
    icon: ChartColumn,
    load: async () =>
      (await import("../features/reports/report-screens.tsx")).ConsolidateConversionReportScreen,
  },
] as const satisfies readonly Screen[];
