import { it } from "vitest";
import { renderScreen } from "../../../../testing/render-screen.tsx";
import { press } from "../../../../testing/screen-controls.ts";
import { screenOf } from "../../../../testing/screen-starts.ts";
import { listResponse, serveCalls } from "../../../../testing/serve-calls.ts";
import { walkScreen } from "../../../../testing/walk-screen.ts";
import { RenewDialog, type RenewActor } from "./renew-dialog.tsx";

serveCalls(() => listResponse([]));

/** A list, reduced to what its renewal needs of it. */
function Host({ actor }: { readonly actor: RenewActor }) {
  return (
    <>
      <button
        type="button"
        onClick={() =>
          actor.send({
            type: "renew.requested",
            campaign: {
              id: "g1",
              campaignName: "Spring",
              campaignType: "flyer",
              campaignFor: "offer",
              offers: ["o1"],
              products: [],
            },
          })
        }
      >
        Renew Campaign
      </button>
      <RenewDialog actor={actor} />
    </>
  );
}

const DIALOG = ["Cancel", "Close"];

it("[RENEW-1] [MACH-C10] [MACH-C11] renewing a campaign shows and offers what it must in every state, and every transition can be taken", () =>
  walkScreen("renew", {
    render: screenOf<RenewActor>(async (actor) => {
      await renderScreen(<Host actor={actor} />);
    }),
    states: {
      idle: { shows: ["Renew Campaign"], hides: ["Renew Spring?"], offers: ["Renew Campaign"] },
      // RENEW-M1
      reading: { shows: ["Renew Spring?", "Loading"], offers: DIALOG },
      // RENEW-M2: what cannot be renewed offers no renewal
      reviewing: ({ context }) =>
        context.review.items.length > 0
          ? {
              shows: ["Renew Spring?", "Throws", "Taken over"],
              offers: [...DIALOG, "Renew"],
            }
          : {
              shows: ["1 item of the campaign is not there any more.", "cannot be renewed now"],
              offers: DIALOG,
            },
      // RENEW-M3
      failed: {
        shows: ["The items could not be read", "No answer"],
        offers: [...DIALOG, "Try again"],
      },
    },
    person: {
      "renew.requested": press("Renew Campaign"),
      "renew.confirmed": press("Renew"),
      "renew.cancelled": press("Cancel"),
      "renew.retried": press("Try again"),
    },
  }));
