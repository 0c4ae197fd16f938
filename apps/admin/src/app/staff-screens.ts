import { LayoutTemplate, ReceiptText } from "lucide-react";
import { billsSearch } from "../features/bills/bills.search.ts";
import { sectionsSearch } from "../features/sections/sections.search.ts";
import type { Screen } from "./screen.ts";

// one page, whose form is a panel beside the list: the list stays as it is shown when the form opens and closes
const loadSections = async () =>
  (await import("../features/sections/sections-screen.tsx")).SectionsScreen;

/** Of the table of screens, those of what staff keep for everybody: sponsored sections, and the bills of shoppers. */
export const STAFF_SCREENS = [
  {
    path: "/home/section",
    search: sectionsSearch,
    ability: "sections.manage",
    menu: "Sponsored Section",
    icon: LayoutTemplate,
    load: loadSections,
  },
  {
    path: "/home/section/manage",
    search: sectionsSearch,
    ability: "sections.manage",
    load: loadSections,
  },
  {
    path: "/home/section/addSection",
    search: sectionsSearch,
    ability: "sections.manage",
    load: loadSections,
  },
  {
    path: "/home/bills",
    search: billsSearch,
    ability: "bills.view",
    menu: "Bills",
    icon: ReceiptText,
    load: async () => (await import("../features/bills/bills-screen.tsx")).BillsScreen,
  },
  {
    path: "/home/bills/manage",
    search: billsSearch,
    ability: "bills.view",
    load: async () => (await import("../features/bills/bills-screen.tsx")).BillsScreen,
  },
  {
    path: "/home/bills/queue",
    ability: "bills.moderate",
    load: async () => (await import("../features/bills/bill-queue-screen.tsx")).BillQueueScreen,
  },
] as const satisfies readonly Screen[];
