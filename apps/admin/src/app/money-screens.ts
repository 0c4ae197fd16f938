import { ArrowLeftRight, CreditCard, FileText } from "lucide-react";
import type { Screen } from "./screen.ts";

/** Of the table of screens, those of money: what was paid, the invoices of it, and what is paid with. */
export const MONEY_SCREENS = [
  {
    path: "/home/transactions",
    ability: "transactions.view",
    menu: "Transactions",
    icon: ArrowLeftRight,
    load: async () =>
      (await import("../features/transactions/transactions-screen.tsx")).TransactionsScreen,
  },
  {
    path: "/home/transactions/manage",
    ability: "transactions.view",
    load: async () =>
      (await import("../features/transactions/transactions-screen.tsx")).TransactionsScreen,
  },
  {
    path: "/home/invoice",
    ability: "invoices.view",
    menu: "Invoice",
    icon: FileText,
    load: async () =>
      (await import("../features/invoices/invoice-list-screen.tsx")).InvoiceListScreen,
  },
  {
    path: "/home/invoice/manage",
    ability: "invoices.view",
    load: async () =>
      (await import("../features/invoices/invoice-list-screen.tsx")).InvoiceListScreen,
  },
  {
    path: "/home/invoice/viewInvoice",
    ability: "invoices.view",
    load: async () => (await import("../features/invoices/invoice-screen.tsx")).InvoiceScreen,
  },
  {
    path: "/home/paymentMethod",
    menu: "Payment Method",
    icon: CreditCard,
    load: async () =>
      (await import("../features/cards/payment-method-screen.tsx")).PaymentMethodScreen,
  },
] as const satisfies readonly Screen[];
