import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { guardEmbedded, guardSignedIn } from "./guards.ts";
import { publicRoutes, root } from "./routes.tsx";

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
const toOffers = () => {
  throw redirect({ to: "/home/offers", search: true });
};
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
  createRoute({ getParentRoute: () => shell, path: "/home/offers/manage", beforeLoad: toOffers }),
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
  createRoute({
    getParentRoute: () => shell,
    path: "/home/campaign/$",
    beforeLoad: ({ search }) => {
      throw redirect({ to: "/home/campaign/manage", search, replace: true });
    },
  }),
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
      () => import("../features/cards/payment-method-screen.tsx"),
      "PaymentMethodScreen",
    ),
  }),
  createRoute({ getParentRoute: () => shell, path: "/home/transactions", component: transactions }),
  createRoute({
    getParentRoute: () => shell,
    path: "/home/transactions/manage",
    component: transactions,
  }),
] as const;

const kit = createRoute({
  getParentRoute: () => root,
  path: "/kit",
  beforeLoad: guardEmbedded,
  component: lazyRouteComponent(() => import("../features/kit/kit-screen.tsx"), "KitScreen"),
});

/** The one table of screens. The menu shows an entry where its path stands here. */
export const routeTree = root.addChildren([
  ...publicRoutes,
  kit,
  shell.addChildren([...homeRoutes]),
]);
