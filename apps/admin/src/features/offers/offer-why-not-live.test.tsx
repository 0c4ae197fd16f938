import { exampleOffer } from "@marquee/machines/examples/example-offer";
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { dataAnswer, listAnswer, serveCalls } from "../../testing/serve-calls.ts";
import { OfferWhyNotLive } from "./offer-why-not-live.tsx";

serveCalls(({ pathname }) =>
  pathname.includes("/itemPayment/")
    ? dataAnswer(null)
    : listAnswer([{ id: "s1", code: "PL", storeName: "Plateau", isApprove: "Y" }]),
);

it("[OFFER-W4] leads from an offer that no campaign covers to its own promotion", async () => {
  await renderScreen(<OfferWhyNotLive offer={exampleOffer} onClose={() => {}} />);
  const link = await screen.findByRole("link", { name: /^Promote it/ });
  expect(link.getAttribute("href")).toBe(`/home/offers/promote?id=${exampleOffer.id}`);
});
