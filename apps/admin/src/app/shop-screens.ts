import { BookOpen, ChartColumn, ChartLine, ShoppingBag } from "lucide-react";
import type { Screen } from "./screen.ts";

/** The shop platform: what it promotes in sections, its catalogs, and reports of what shops sold. */
export const SHOP_SCREENS = [
  {
    path: "/home/shopifySponsored",
    ability: "shopSponsored.manage",
    menu: "Shopify Sponsored",
    icon: ShoppingBag,
    load: async () =>
      (await import("../features/sections/shop/shop-section-screen.tsx")).ShopSectionScreen,
  },
  {
    path: "/home/catalog",
    ability: "catalog.view",
    menu: "Shopify Catalog",
    icon: BookOpen,
    load: async () => (await import("../features/catalog/catalog-screen.tsx")).CatalogScreen,
  },
  {
    path: "/home/catalog/manage",
    ability: "catalog.view",
    load: async () => (await import("../features/catalog/catalog-screen.tsx")).CatalogScreen,
  },
  {
    path: "/home/catalog/catalogDetail",
    ability: "catalog.view",
    load: async () =>
      (await import("../features/catalog/catalog-detail-screen.tsx")).CatalogDetailScreen,
  },
  {
    path: "/home/catalog/catalogCollectionDetail",
    ability: "catalog.view",
    load: async () =>
      (await import("../features/catalog/catalog-detail-screen.tsx")).CatalogCollectionDetailScreen,
  },
  {
    path: "/home/report/conversionReport",
    ability: "reports.conversion",
    menu: "Conversion Report",
    icon: ChartLine,
    load: async () =>
      (await import("../features/reports/report-screens.tsx")).ConversionReportScreen,
  },
  {
    path: "/home/report/allConversionReport",
    ability: "reports.filterDates",
    load: async () =>
      (await import("../features/reports/report-screens.tsx")).AllConversionReportScreen,
  },
  {
    path: "/home/report/viewBillOrder",
    load: async () => (await import("../features/reports/bill-order-screen.tsx")).BillOrderScreen,
  },
  {
    path: "/home/consolidateConversionReport",
    ability: "reports.consolidated",
    menu: "Consolidate Conversion",
    icon: ChartColumn,
    load: async () =>
      (await import("../features/reports/report-screens.tsx")).ConsolidateConversionReportScreen,
  },
] as const satisfies readonly Screen[];
