import { catalogMessages } from "@marquee/domain/catalog/messages";
import { beforeAll, it } from "vitest";
import { walkConfirmed } from "../../testing/confirmed-walk.tsx";
import { MERCHANT } from "../../testing/render-screen.tsx";
import { press } from "../../testing/screen-controls.ts";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { CatalogCollectionDetailScreen, CatalogDetailScreen } from "./catalog-detail-screen.tsx";

const synced = {
  shopId: "1",
  storeId: "s1",
  storeName: "Portland",
  campaignName: "Spring",
  validFrom: null,
  validTill: null,
  missing: [],
};
const lamp = {
  ...synced,
  id: "c1-0",
  productId: "p1",
  name: "Lamp",
  heading: "",
  brand: "",
  images: [],
};
const fresh = {
  ...synced,
  id: "c2-0",
  offerId: "o1",
  heading: "New arrivals",
  subHeading: "",
  fullImage: null,
  products: 3,
};

serveCalls(({ pathname }) => {
  if (pathname.endsWith("/removeFromCampaign")) return dataResponse({ removed: 1 });
  return listResponse(pathname.includes("getProductsByCataLog") ? [lamp] : [fresh]);
});
beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));

const master = { ...MERCHANT, isMaster: "Y" } as const;
const consequence = (name: string) =>
  `${name} leaves Spring, which waits for approvalThey are pending afterwards. What was paid is not refunded.`;

it("[MACH-C10] [MACH-C11] [CATALOG-R5] removing a product of a catalog from its campaign shows and offers what it must in every state, and every transition can be taken", () =>
  walkConfirmed("removeProductsFromCampaign", {
    screen: <CatalogDetailScreen />,
    at: "/home/offers?id=c1",
    user: master,
    offered: ["Remove from campaign Lamp"],
    request: press("Remove from campaign Lamp"),
    question: `Remove this product from its campaign?${consequence("Lamp")}`,
    confirm: "Remove",
    success: catalogMessages.productRemoved,
    failure: catalogMessages.removalFailed,
  }));

it("[MACH-C10] [MACH-C11] [CATALOG-R5] the same with a collection", () =>
  walkConfirmed("removeOffersFromCampaign", {
    screen: <CatalogCollectionDetailScreen />,
    at: "/home/offers?id=c2",
    user: master,
    offered: ["InActive campaign New arrivals"],
    request: press("InActive campaign New arrivals"),
    question: `Remove this collection from its campaign?${consequence("New arrivals")}`,
    confirm: "Remove",
    success: catalogMessages.offerRemoved,
    failure: catalogMessages.removalFailed,
  }));
