import { offerMessages } from "@marquee/domain/offers/messages";
import { exampleOffer } from "@marquee/machines/fixtures/example-offer";
import { beforeAll, it } from "vitest";
import { walkCopies } from "../../testing/copy-walk.tsx";
import { listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { OffersScreen } from "./offers-screen.tsx";

serveCalls(() =>
  listResponse([exampleOffer, { ...exampleOffer, id: "o2", heading: "Summer linen" }]),
);
beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));

it("[MACH-C10] [MACH-C11] copying offers from their list shows and offers what it must in every state, and every transition can be taken", () =>
  walkCopies("copyOffers", {
    screen: <OffersScreen />,
    plural: "offers",
    isFull: true,
    success: offerMessages.copyCreated,
    failure: offerMessages.copyFailed,
  }));
