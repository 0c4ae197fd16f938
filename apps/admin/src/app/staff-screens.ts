import { LayoutTemplate, ReceiptText } from "lucide-react";
import { billsSearch } from "../features/bills/bills.search.ts";
import { sectionsSearch } from "../features/sections/sections.search.ts";
import { disputeSearch } from "../features/transactions/transactions.search.ts";
import type { Screen } from "./screen.ts";

/** The screens of what staff maintain for all users: sponsored sections, the bills of shoppers, and disputed payments. */
export const STAFF_SCREENS = [
  {
    path: "/home/section",
    aliases: ["/home/section/manage"],
    kind: "list",
    title: "Sponsored sections",
    search: sectionsSearch,
    ability: "sections.manage",
    menu: "Sponsored Section",
    icon: LayoutTemplate,
    load: async () => (await import("../features/sections/sections-screen.tsx")).SectionsScreen,
  },
  {
    path: "/home/section/addSection",
    kind: "list",
    title: "Add Section",
    titles: { id: "Edit section" },
    page: "/home/section",
    search: sectionsSearch,
    ability: "sections.manage",
    load: async () => (await import("../features/sections/sections-screen.tsx")).SectionsScreen,
  },
  {
    path: "/home/bills",
    aliases: ["/home/bills/manage"],
    kind: "list",
    title: "Bills",
    search: billsSearch,
    ability: "bills.view",
    menu: "Bills",
    icon: ReceiptText,
    load: async () => (await import("../features/bills/bills-screen.tsx")).BillsScreen,
  },
  {
    path: "/home/bills/queue",
    kind: "form",
    title: "Review bills",
    ability: "bills.moderate",
    load: async () => (await import("../features/bills/bill-queue-screen.tsx")).BillQueueScreen,
  },
  {
    path: "/home/transactions/dispute",
    kind: "detail",
    title: "Dispute",
    search: disputeSearch,
    ability: "transactions.view",
    load: async () => (await import("../features/transactions/dispute-screen.tsx")).DisputeScreen,
  },
] as const satisfies readonly Screen[];
