import { offerMessages } from "@marquee/domain/offers/messages";
import { emptyOffer } from "@marquee/domain/offers/offer-draft";
import type { OfferDraft } from "@marquee/domain/offers/offer.schema";
import { fieldChanged } from "@marquee/machines/forms/fields";
import { offerFormMachine } from "@marquee/machines/offers/offer-form.machine";
import { render } from "@testing-library/react";
import { beforeAll, it } from "vitest";
import { createActor } from "xstate";
import { press } from "../../testing/screen-controls.ts";
import { screenOf } from "../../testing/screen-starts.ts";
import { walkScreen } from "../../testing/walk-screen.ts";
import { PrimaryField } from "./primary-field.tsx";
import { createTick, type PrimaryTickActor } from "./use-primary-tick.ts";

beforeAll(() => import("@marquee/ui/overlays/alert-dialog.tsx"));

const openForm = (isPrimary: OfferDraft["isPrimary"]) =>
  createActor(offerFormMachine, {
    input: {
      id: null,
      values: { ...emptyOffer({ id: "o1", actor: {}, site: "CA" }), isPrimary },
      validate: () => [],
    },
  }).start();

it("[MACH-C10] [MACH-C11] the primary tick shows and offers what it must in every state, and every transition can be taken", async () => {
  let form = openForm("N");
  const set = (isPrimary: OfferDraft["isPrimary"]) =>
    form.send(fieldChanged<OfferDraft, "isPrimary">("isPrimary", isPrimary));
  await walkScreen("primaryOffer", {
    render: screenOf<PrimaryTickActor>((actor) => {
      form = openForm(actor.getSnapshot().context.isTicked ? "Y" : "N");
      const tick = createTick(actor, form);
      render(
        <form aria-label="Offer" onSubmit={(event) => event.preventDefault()}>
          <PrimaryField form={form} tick={tick} />
          <button type="submit">Save</button>
        </form>,
      );
    }),
    states: {
      unticked: {
        shows: ["Only one primary offer"],
        hides: ["Looking"],
        offers: ["Primary", "Save"],
        chosen: [],
      },
      // PRIMARY-M1: it says that it looks; PRIMARY-M3: it can be cleared meanwhile; PRIMARY-M4: it says what waits
      checking: ({ context }) => ({
        shows: [
          "Looking for the primary offer of this branch.",
          ...(context.isFormHeld ? ["Saving waits for it."] : []),
        ],
        hides: context.isFormHeld ? [] : ["Saving waits"],
        offers: ["Primary", "Save"],
        chosen: ["Primary"],
      }),
      // PRIMARY-M2: the other offer is named
      confirming: {
        shows: [offerMessages.replacePrimary, "“Spring linen” is no longer first"],
        offers: ["Make primary", "Cancel"],
      },
      ticked: { shows: [], hides: ["Looking"], offers: ["Primary", "Save"], chosen: ["Primary"] },
    },
    person: {
      "tick.set": ({ offer }, snapshot) => {
        const tick = press("Primary")();
        if (!snapshot.matches("unticked") || tick === null) return null;
        return async (user) => {
          form.send(fieldChanged<OfferDraft, "storeId">("storeId", offer.storeId));
          await tick(user);
        };
      },
      "tick.cleared": press("Primary"),
      "form.held": press("Save"),
      "replacement.confirmed": press("Make primary"),
      "replacement.cancelled": press("Cancel"),
    },
    allows: (snapshot, { type }) =>
      type !== "tick.cleared" || snapshot.matches("checking") || snapshot.matches("ticked"),
    // PRIMARY-M2, PRIMARY-M3, PRIMARY-M4
    leads: {
      "form.held": { shows: ["Saving waits for it."] },
      "tick.cleared": { chosen: [] },
      "replacement.confirmed": { chosen: ["Primary"] },
      "replacement.cancelled": { chosen: [] },
      "xstate.error.actor.lookUpPrimary": { chosen: [] },
      "xstate.done.actor.lookUpPrimary": ({ output }) =>
        output === null ? { chosen: ["Primary"] } : { offers: ["Make primary"] },
    },
    effects: { sendTicked: () => set("Y"), sendUnticked: () => set("N") },
    exceptions: {
      "primaryOffer.ticked|tick.set|0":
        "A box that is ticked is cleared by pressing it, and another branch clears it too.",
    },
  });
});
