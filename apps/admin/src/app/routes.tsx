import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent,
  redirect,
} from "@tanstack/react-router";
import type { Session } from "../session/create-session.ts";
import { guardSignedOut, toPanel } from "./guards.ts";
import { Root } from "./root.tsx";
import { textsOnly } from "./search-params.ts";

/** What guards are handed. */
export interface RouterContext {
  readonly session: Session;
  /** Loads what is behind the guard and puts it in the place of what stands for it here. */
  readonly openPanel: () => Promise<void>;
}

export const root = createRootRouteWithContext<RouterContext>()({
  validateSearch: textsOnly,
  component: Root,
});

export const publicRoutes = [
  createRoute({
    getParentRoute: () => root,
    path: "/login",
    beforeLoad: guardSignedOut,
    component: lazyRouteComponent(
      () => import("../features/session/sign-in-screen.tsx"),
      "SignInScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/forgotPassword",
    component: lazyRouteComponent(
      () => import("../features/session/forgot-password-screen.tsx"),
      "ForgotPasswordScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/auth/action",
    component: lazyRouteComponent(
      () => import("../features/session/mail-link-screen.tsx"),
      "MailLinkScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/$",
    beforeLoad: () => {
      throw redirect({ to: "/login" });
    },
  }),
  createRoute({
    getParentRoute: () => root,
    path: "/",
    beforeLoad: () => {
      throw redirect({ to: "/login" });
    },
  }),
] as const;

<<<<<<< HEAD
/** What a page begins with. The first way further loads the rest, so that signing in costs nothing of it. */
export const firstTree = root.addChildren([
  ...publicRoutes,
  createRoute({ getParentRoute: () => root, path: "/kit", beforeLoad: toPanel }),
  createRoute({ getParentRoute: () => root, path: "/home", beforeLoad: toPanel }),
  createRoute({ getParentRoute: () => root, path: "/home/$", beforeLoad: toPanel }),
]);
=======
const shell = createRoute({
  getParentRoute: () => root,
  id: "shell",
  beforeLoad: guardSignedIn,
  component: lazyRouteComponent(() => import("./shell/shell.tsx"), "Shell"),
});

const toCompany = () => {
  throw redirect({ to: "/home/company" });
};

const stores = lazyRouteComponent(
  () => import("../features/stores/stores-screen.tsx"),
  "StoresScreen",
);

const offers = lazyRouteComponent(
  () => import("../features/offers/offers-screen.tsx"),
  "OffersScreen",
);
const toCampaignType = () => {
  throw redirect({ to: "/home/campaign/campaignType", search: { type: "flyer" } });
};

const campaign = lazyRouteComponent(
  () => import("../features/campaigns/detail/campaign-screen.tsx"),
  "CampaignScreen",
);
const invoices = lazyRouteComponent(
  () => import("../features/invoices/invoice-list-screen.tsx"),
  "InvoiceListScreen",
);
const transactions = lazyRouteComponent(
  () => import("../features/transactions/transactions-screen.tsx"),
  "TransactionsScreen",
);

/** Everything behind the guard. A path that is not here leads to the company's stores. */
const homeRoutes = [
  createRoute({ getParentRoute: () => shell, path: "/home", beforeLoad: toCompany }),
  createRoute({ getParentRoute: () => shell, path: "/home/$", beforeLoad: toCompany }),
  createRoute({ getParentRoute: () => shell, path: "/home/company", component: stores }),
  createRoute({ getParentRoute: () => shell, path: "/home/branches", component: stores }),
  createRoute({ getParentRoute: () => shell, path: "/home/offers", component: offers }),
  createRoute({
    getParentRoute: () => shell,
    path: "/home/offers/add",
    component: lazyRouteComponent(
      () => import("../features/offers/offer-form-screen.tsx"),
      "OfferFormScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: "/home/campaign/campaignType",
    component: lazyRouteComponent(
      () => import("../features/campaigns/campaign-type-screen.tsx"),
      "CampaignTypeScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: "/home/campaign/add",
    beforeLoad: toCampaignType,
  }),
  createRoute({
    getParentRoute: () => shell,
    path: "/home/campaign/promotionBatch",
    component: lazyRouteComponent(
      () => import("../features/campaigns/flyer/flyer-screen.tsx"),
      "FlyerScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: "/home/campaign/campaignList",
    component: lazyRouteComponent(
      () => import("../features/campaigns/campaign-list-screen.tsx"),
      "CampaignListScreen",
    ),
  }),
  createRoute({ getParentRoute: () => shell, path: "/home/campaign/manage", component: campaign }),
  createRoute({ getParentRoute: () => shell, path: "/home/campaign/$", component: campaign }),
  createRoute({ getParentRoute: () => shell, path: "/home/invoice", component: invoices }),
  createRoute({ getParentRoute: () => shell, path: "/home/invoice/manage", component: invoices }),
  createRoute({
    getParentRoute: () => shell,
    path: "/home/invoice/viewInvoice",
    component: lazyRouteComponent(
      () => import("../features/invoices/invoice-screen.tsx"),
      "InvoiceScreen",
    ),
  }),
  createRoute({
    getParentRoute: () => shell,
    path: "/home/paymentMethod",
    component: lazyRouteComponent(
      () => import("../features/cards/own-cards-screen.tsx"),
      "OwnCardsScreen",
    ),
  }),
  createRoute({ getParentRoute: () => shell, path: "/home/transactions", component: transactions }),
  createRoute({
    getParentRoute: () => shell,
    path: "/home/transactions/manage",
    component: transactions,
  }),
] as const;

/** The one table of screens. The menu shows an entry where its path stands here. */
export const routeTree = root.addChildren([...publicRoutes, shell.addChildren([...homeRoutes])]);
>>>>>>> paidwith
