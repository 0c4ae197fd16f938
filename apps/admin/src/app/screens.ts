import {
  ArrowLeftRight,
  CreditCard,
  FileText,
  FolderTree,
  House,
  Megaphone,
  Sparkles,
  Users,
  WalletCards,
} from "lucide-react";
import {
  campaignFlowSearch,
  campaignSearch,
  campaignTypeSearch,
  campaignsSearch,
} from "../features/campaigns/campaigns.search.ts";
import { cardsSearch } from "../features/cards/cards.search.ts";
import {
  categoriesSearch,
  categoryPageSearch,
  categorySearch,
} from "../features/categories/categories.search.ts";
import { homeSearch } from "../features/home/home.search.ts";
import { invoiceSearch, invoicesSearch } from "../features/invoices/invoices.search.ts";
import { checkoutSearch, paymentsSearch } from "../features/payments/payments.search.ts";
import { transactionsSearch } from "../features/transactions/transactions.search.ts";
import { userSearch, usersSearch } from "../features/users/users.search.ts";
import { ITEM_SCREENS } from "./item-screens.ts";
import type { Screen } from "./screen.ts";
import { SHOP_SCREENS } from "./shop-screens.ts";
import { STAFF_SCREENS } from "./staff-screens.ts";
import { STORE_SCREENS } from "./store-screens.ts";

/** The one table of screens: the routes, the side menu with its icons, and the palette follow from it. */
export const SCREENS = [
  {
    path: "/home",
    search: homeSearch,
    menu: "Home",
    icon: House,
    load: async () => (await import("../features/home/home-screen.tsx")).HomeScreen,
    rows: async () => (await import("../features/home/home-screen.tsx")).firstHome,
  },
  ...STORE_SCREENS,
  {
    path: "/home/categories/manage",
    search: categoriesSearch,
    ability: "categories.manage",
    menu: "Categories",
    icon: FolderTree,
    load: async () =>
      (await import("../features/categories/category-manager-screen.tsx")).CategoryManagerScreen,
  },
  {
    path: "/home/categories",
    search: categoriesSearch,
    ability: "categories.manage",
    load: async () =>
      (await import("../features/categories/category-manager-screen.tsx")).CategoryManagerScreen,
  },
  {
    path: "/home/categories/view",
    search: categoryPageSearch,
    ability: "categories.manage",
    load: async () => (await import("../features/owners/category-screen.tsx")).CategoryScreen,
  },
  {
    path: "/home/categories/AddCategory",
    search: categorySearch,
    ability: "categories.manage",
    load: async () =>
      (await import("../features/categories/category-form-screen.tsx")).CategoryFormScreen,
  },
  ...ITEM_SCREENS,
  {
    path: "/home/campaign/campaignList",
    search: campaignsSearch,
    menu: "Flyer Campaign",
    icon: Megaphone,
    load: async () =>
      (await import("../features/campaigns/campaign-list-screen.tsx")).CampaignListScreen,
    rows: async () =>
      (await import("../features/campaigns/campaign-list-screen.tsx")).firstCampaigns,
  },
  {
    path: "/home/campaign/campaignType",
    search: campaignTypeSearch,
    ability: "campaigns.create",
    load: async () =>
      (await import("../features/campaigns/campaign-type-screen.tsx")).CampaignTypeScreen,
  },
  {
    path: "/home/checkout",
    search: checkoutSearch,
    ability: "campaigns.create",
    load: async () =>
      (await import("../features/payments/left-checkout-screen.tsx")).LeftCheckoutScreen,
  },
  {
    path: "/home/campaign/promotionBatch",
    search: campaignFlowSearch,
    ability: "campaigns.create",
    load: async () =>
      (await import("../features/campaigns/start/flyer/flyer-screen.tsx")).FlyerScreen,
  },
  {
    path: "/home/campaign/sponsoredPromotion",
    search: campaignFlowSearch,
    ability: "campaigns.create",
    load: async () =>
      (await import("../features/campaigns/start/sponsored/sponsored-screen.tsx")).SponsoredScreen,
  },
  {
    path: "/home/campaign/sponsoredCampaignList",
    search: campaignsSearch,
    menu: "Sponsored Campaign",
    icon: Sparkles,
    load: async () =>
      (await import("../features/campaigns/results/sponsored/sponsored-list-screen.tsx"))
        .SponsoredListScreen,
    rows: async () =>
      (await import("../features/campaigns/results/sponsored/sponsored-list-screen.tsx"))
        .firstSponsored,
  },
  {
    path: "/home/campaign/manage",
    search: campaignSearch,
    load: async () =>
      (await import("../features/campaigns/results/detail/campaign-screen.tsx")).CampaignScreen,
  },
  ...STAFF_SCREENS,
  {
    path: "/home/transactions",
    search: transactionsSearch,
    ability: "transactions.view",
    menu: "Transactions",
    icon: ArrowLeftRight,
    load: async () =>
      (await import("../features/transactions/transactions-screen.tsx")).TransactionsScreen,
  },
  {
    path: "/home/transactions/manage",
    search: transactionsSearch,
    ability: "transactions.view",
    load: async () =>
      (await import("../features/transactions/transactions-screen.tsx")).TransactionsScreen,
  },
  {
    path: "/home/invoice",
    search: invoicesSearch,
    ability: "invoices.view",
    menu: "Invoice",
    icon: FileText,
    load: async () =>
      (await import("../features/invoices/invoice-list-screen.tsx")).InvoiceListScreen,
  },
  {
    path: "/home/invoice/manage",
    search: invoicesSearch,
    ability: "invoices.view",
    load: async () =>
      (await import("../features/invoices/invoice-list-screen.tsx")).InvoiceListScreen,
  },
  {
    path: "/home/invoice/viewInvoice",
    search: invoiceSearch,
    ability: "invoices.view",
    load: async () => (await import("../features/invoices/invoice-screen.tsx")).InvoiceScreen,
  },
  {
    path: "/home/payments",
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
    search: usersSearch,
    menu: "Users",
    icon: Users,
    load: async () => (await import("../features/users/users-screen.tsx")).UsersScreen,
  },
  {
    path: "/home/users",
    search: usersSearch,
    load: async () => (await import("../features/users/users-screen.tsx")).UsersScreen,
  },
  {
    path: "/home/users/view",
    search: userSearch,
    load: async () => (await import("../features/users/user-screen.tsx")).UserScreen,
  },
  {
    path: "/home/users/addUser",
    search: userSearch,
    load: async () => (await import("../features/users/user-form-screen.tsx")).UserFormScreen,
  },
  {
    path: "/home/users/invite",
    ability: "users.add",
    load: async () => (await import("../features/users/invite-users-screen.tsx")).InviteUsersScreen,
  },
  {
    path: "/home/users/addRole",
    ability: "roles.add",
    load: async () => (await import("../features/roles/role-form-screen.tsx")).RoleFormScreen,
  },
  {
    path: "/home/profile",
    load: async () => (await import("../features/profile/profile-screen.tsx")).ProfileScreen,
  },
  {
    path: "/home/paymentMethod",
    search: cardsSearch,
    menu: "Payment Method",
    icon: CreditCard,
    load: async () =>
      (await import("../features/cards/payment-method-screen.tsx")).PaymentMethodScreen,
  },
] as const satisfies readonly Screen[];

/** The screen of a path, without the base; undefined if none has it. */
export const screenAt = (pathname: string): Screen | undefined =>
  SCREENS.find(({ path }) => path.toLowerCase() === pathname.toLowerCase().replace(/\/+$/, ""));
