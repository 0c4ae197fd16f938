import {
  renewedItems,
  type RenewableCampaign,
  type RenewReview,
} from "@marquee/domain/campaigns/flyer/renew-review";
import { assertEvent, assign, setup } from "xstate";
import { readError } from "../patterns/event-params.ts";
import { actionNotProvided, callNotProvided } from "../patterns/not-provided.ts";
import { type ActorFailure, toProblem } from "../patterns/problem.ts";
import {
  requireCampaign,
  type RenewContext,
  type RenewEvent,
  type ReviewRequest,
} from "./renew.model.ts";

/** Renewing a campaign that is over: the effect on its items is shown before a new draft is opened (RENEW-M1 … RENEW-M3). */
export const renewMachine = setup({
  types: {
    context: {} as RenewContext,
    events: {} as RenewEvent,
    meta: {} as { title: string },
  },
  actors: { readReview: callNotProvided<RenewReview, ReviewRequest>("readReview") },
  guards: {
    takesItems: ({ context }) => context.review !== null && renewedItems(context.review).length > 0,
  },
  actions: {
    setCampaign: assign(({ event }) => {
      assertEvent(event, "renew.requested");
      return { campaign: event.campaign, review: null, problem: null };
    }),
    setReview: assign((_, { review }: { review: RenewReview }) => ({ review })),
    setProblem: assign((_, { error }: ActorFailure) => ({ problem: toProblem(error) })),
    openDraft: (_, { campaign }: { campaign: RenewableCampaign }) =>
      actionNotProvided(`openDraft: ${campaign.id}`),
  },
}).createMachine({
  id: "renew",
  description: "A campaign that is over is reviewed, and a new draft starts from it.",
  context: { campaign: null, review: null, problem: null },
  initial: "idle",
  states: {
    idle: {
      description: "Nothing is renewed.",
      meta: { title: "Idle" },
      on: { "renew.requested": { target: "reading", actions: "setCampaign" } },
    },
    reading: {
      description: "The items of the campaign are read as they are now.",
      meta: { title: "Reading the items" },
      invoke: {
        id: "readReview",
        src: "readReview",
        input: ({ context }) => ({ campaign: requireCampaign(context) }),
        onDone: {
          target: "reviewing",
          actions: { type: "setReview", params: ({ event }) => ({ review: event.output }) },
        },
        onError: { target: "failed", actions: { type: "setProblem", params: readError } },
      },
      on: { "renew.cancelled": "idle" },
    },
    reviewing: {
      description:
        "The dialog shows which items are taken over, until when, and which are not and why.",
      meta: { title: "Reviewing" },
      on: {
        "renew.confirmed": {
          guard: "takesItems",
          target: "idle",
          actions: {
            type: "openDraft",
            params: ({ context }) => ({ campaign: requireCampaign(context) }),
          },
        },
        "renew.cancelled": "idle",
      },
    },
    failed: {
      description: "The items could not be read; the dialog shows the reason.",
      meta: { title: "Could not read" },
      on: { "renew.retried": "reading", "renew.cancelled": "idle" },
    },
  },
});
