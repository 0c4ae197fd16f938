import type { Offer } from "@marquee/domain/offers/offer.schema";
import { exampleOffer } from "@marquee/machines/fixtures/example-offer";
import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { userNamed } from "../../testing/example-content.ts";
import { MERCHANT, renderScreen } from "../../testing/render-screen.tsx";
import { dataResponse, listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { OfferWhyNotLive } from "./offer-why-not-live.tsx";

let stored: Offer = exampleOffer;
beforeEach(() => void (stored = exampleOffer));
serveCalls(({ pathname }) => {
  if (pathname.includes("/getUsers/"))
    return listResponse([
      userNamed("Nadia", { companyId: "c1", storeId: null, roleName: "Store Admin" }),
      userNamed("Ivy", { companyId: "c1", storeId: null, roleName: "Read_Only" }),
    ]);
  if (pathname.includes("/getOffersById/")) return dataResponse(stored);
  return pathname.includes("/itemPayment/")
    ? dataResponse(null)
    : listResponse([{ id: "s1", code: "PL", storeName: "Plateau", isApprove: "Y" }]);
});

it("[OFFER-W4] promotes an offer that no campaign covers, in place", async () => {
  const promoted: string[] = [];
  await renderScreen(
    <OfferWhyNotLive
      offer={exampleOffer}
      onPromote={({ id }) => void promoted.push(id)}
      onClose={() => {}}
    />,
  );
  (await screen.findByRole("button", { name: /^Promote it/ })).click();
  expect(promoted).toEqual([exampleOffer.id]);
});

it("[OFFER-W10] answers for the offer as it is by now, whatever the list had", async () => {
  stored = {
    ...exampleOffer,
    heading: "Promoted meanwhile",
    active: "Y",
    campaignId: "k1",
    validFrom: new Date(Date.now() - 60_000).toISOString(),
    validTill: new Date(Date.now() + 86_400_000).toISOString(),
  };
  await renderScreen(<OfferWhyNotLive offer={exampleOffer} onPromote={null} onClose={() => {}} />);
  expect(await screen.findByRole("heading", { name: "Why is it live?" })).toBeTruthy();
  expect(screen.getByText("Promoted meanwhile")).toBeTruthy();
});

it("[OFFER-W12] names who can promote it to those who may not, with a mail to them", async () => {
  await renderScreen(<OfferWhyNotLive offer={exampleOffer} onPromote={null} onClose={() => {}} />, {
    user: { ...MERCHANT, privilegeCode: [] },
  });
  expect(await screen.findByText("Nadia can do it.")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Ask by mail" }).getAttribute("href")).toBe(
    `mailto:Nadia@marquee.test?subject=${encodeURIComponent("Spring linen: Not covered by a campaign")}`,
  );
});
