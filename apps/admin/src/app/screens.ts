import {
  ArrowLeftRight,
  CreditCard,
  FileText,
  FolderTree,
  House,
  Users,
  WalletCards,
} from "lucide-react";
import { cardsSearch } from "../features/cards/cards.search.ts";
import {
  categoriesSearch,
  categoryPageSearch,
  categorySearch,
} from "../features/categories/categories.search.ts";
import { homeSearch } from "../features/home/home.search.ts";
import { invoiceSearch, invoicesSearch } from "../features/invoices/invoices.search.ts";
import { paymentsSearch } from "../features/payments/payments.search.ts";
import { transactionsSearch } from "../features/transactions/transactions.search.ts";
import { userSearch, usersSearch } from "../features/users/users.search.ts";
import { CAMPAIGN_SCREENS } from "./campaign-screens.ts";
import { ITEM_SCREENS } from "./item-screens.ts";
import type { Screen } from "./screen.ts";
import { SHOP_SCREENS } from "./shop-screens.ts";
import { STAFF_SCREENS } from "./staff-screens.ts";
import { STORE_SCREENS } from "./store-screens.ts";

/** The one table of screens: the routes, the side menu with its icons, and the palette follow from it. */
export const SCREENS = [
  {
    path: "/home",
    kind: "home",
    title: "Home",
    search: homeSearch,
    menu: "Home",
    icon: House,
    load: async () => (await import("../features/home/home-screen.tsx")).HomeScreen,
    rows: async () => (await import("../features/home/home-screen.tsx")).firstHome,
  },
  ...STORE_SCREENS,
  {
    path: "/home/categories/manage",
    aliases: ["/home/categories"],
    kind: "list",
    title: "Categories",
    search: categoriesSearch,
    ability: "categories.manage",
    menu: "Categories",
    icon: FolderTree,
    load: async () =>
      (await import("../features/categories/category-manager-screen.tsx")).CategoryManagerScreen,
  },
  {
    path: "/home/categories/view",
    kind: "detail",
    title: "Category",
    search: categoryPageSearch,
    ability: "categories.manage",
    load: async () => (await import("../features/owners/category-screen.tsx")).CategoryScreen,
  },
  {
    path: "/home/categories/AddCategory",
    kind: "form",
    title: "Add Category",
    titles: { id: "Update Category" },
    search: categorySearch,
    ability: "categories.manage",
    load: async () =>
      (await import("../features/categories/category-form-screen.tsx")).CategoryFormScreen,
  },
  ...ITEM_SCREENS,
  ...CAMPAIGN_SCREENS,
  ...STAFF_SCREENS,
  {
    path: "/home/transactions",
    aliases: ["/home/transactions/manage"],
    kind: "tabbedList",
    title: "Payment Transactions",
    search: transactionsSearch,
    ability: "transactions.view",
    menu: "Transactions",
    icon: ArrowLeftRight,
    load: async () =>
      (await import("../features/transactions/transactions-screen.tsx")).TransactionsScreen,
  },
  {
    path: "/home/invoice",
    aliases: ["/home/invoice/manage"],
    kind: "list",
    title: "Invoice",
    search: invoicesSearch,
    ability: "invoices.view",
    menu: "Invoice",
    icon: FileText,
    load: async () =>
      (await import("../features/invoices/invoice-list-screen.tsx")).InvoiceListScreen,
  },
  {
    path: "/home/invoice/viewInvoice",
    kind: "invoice",
    title: "Invoice",
    search: invoiceSearch,
    ability: "invoices.view",
    load: async () => (await import("../features/invoices/invoice-screen.tsx")).InvoiceScreen,
  },
  {
    path: "/home/payments",
    kind: "list",
    title: "Payments",
    search: paymentsSearch,
    ability: "payments.view",
    menu: "Payments",
    icon: WalletCards,
    load: async () =>
      (await import("../features/payments/payment-list-screen.tsx")).PaymentListScreen,
  },
  ...SHOP_SCREENS,
  {
    path: "/home/users/manage",
    aliases: ["/home/users"],
    kind: "list",
    title: "Users and roles",
    search: usersSearch,
    menu: "Users",
    icon: Users,
    load: async () => (await import("../features/users/users-screen.tsx")).UsersScreen,
  },
  {
    path: "/home/users/view",
    kind: "detail",
    title: "User",
    search: userSearch,
    load: async () => (await import("../features/users/user-screen.tsx")).UserScreen,
  },
  {
    path: "/home/users/addUser",
    kind: "formWithAside",
    title: "Add a user",
    titles: { id: "Update user" },
    search: userSearch,
    load: async () => (await import("../features/users/user-form-screen.tsx")).UserFormScreen,
  },
  {
    path: "/home/users/invite",
    kind: "formWithAside",
    title: "Invite several people",
    ability: "users.add",
    load: async () => (await import("../features/users/invite-users-screen.tsx")).InviteUsersScreen,
  },
  {
    path: "/home/users/addRole",
    kind: "formWithAside",
    title: "Add a role",
    ability: "roles.add",
    load: async () => (await import("../features/roles/role-form-screen.tsx")).RoleFormScreen,
  },
  {
    path: "/home/profile",
    kind: "formWithAside",
    title: "My profile",
    load: async () => (await import("../features/profile/profile-screen.tsx")).ProfileScreen,
  },
  {
    path: "/home/paymentMethod",
    kind: "list",
    title: "Payment Method",
    search: cardsSearch,
    menu: "Payment Method",
    icon: CreditCard,
    load: async () =>
      (await import("../features/cards/payment-method-screen.tsx")).PaymentMethodScreen,
  },
] as const satisfies readonly Screen[];

type PathOf<Of extends Screen> =
  | Of["path"]
  | (Of extends { readonly aliases: readonly (infer Alias)[] } ? Alias : never);

/** Every path that shows a screen. */
export const pathsOf = <Of extends Screen>({ path, aliases = [] }: Of) =>
  [path, ...aliases] as readonly PathOf<Of>[];

/** The screen of a path, without the base; undefined if none has it. */
export const screenAt = (pathname: string): Screen | undefined => {
  const path = pathname.toLowerCase().replace(/\/+$/, "");
  return SCREENS.find((screen) => pathsOf(screen).some((each) => each.toLowerCase() === path));
};
