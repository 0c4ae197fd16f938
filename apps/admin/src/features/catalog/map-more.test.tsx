import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { CatalogCollectionDetailScreen } from "./catalog-detail-screen.tsx";

const today = centralDayOf(Date.now());
const at = (days: number) => `${addDays(today, days)}T18:00:00.000Z`;
const collection = (heading: string, change: object) => ({
  shopId: heading,
  storeId: "s1",
  storeName: "Portland",
  campaignName: "Spring",
  missing: [],
  id: `c1-${heading}`,
  offerId: `offer-${heading}`,
  active: "Y",
  heading,
  subHeading: "",
  fullImage: null,
  products: 3,
  validFrom: at(-5),
  validTill: at(5),
  ...change,
});
serveCalls(() =>
  listResponse([
    collection("Live", {}),
    collection("Ended", { validTill: at(-2) }),
    collection("Waiting", { active: "N" }),
    collection("Elsewhere", { offerId: null, active: null, validFrom: null, validTill: null }),
  ]),
);

async function open(user: typeof MERCHANT) {
  const { router } = await renderScreen(<CatalogCollectionDetailScreen />, {
    at: "/home/offers?id=c1",
    user,
  });
  await screen.findByText("Live");
  return router;
}

it("[CATALOG-L6] offers to map more products to a collection that is live, and to no other", async () => {
  const user = userEvent.setup();
  const router = await open({ ...MERCHANT, isMaster: "Y" });
  for (const heading of ["Ended", "Waiting", "Elsewhere"])
    expect(screen.queryByRole("button", { name: `More for ${heading}` })).toBeNull();
  await user.click(screen.getByRole("button", { name: "More for Live" }));
  await user.click(await screen.findByRole("menuitem", { name: "Map More Products" }));
  expect(router.state.location.href).toBe("/home/offers/mapProduct?id=offer-Live");
});

it("[CATALOG-L6] offers it to no user who may not create campaigns", async () => {
  await open({ ...MERCHANT, isShopify: "Y", privilegeCode: [] });
  expect(screen.queryByRole("button", { name: "More for Live" })).toBeNull();
});
