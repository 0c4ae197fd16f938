import { Schema } from "effect";
import { effectOf, type Effects, type Job } from "../../platform/outbox/job.ts";
import type { CardProvider } from "./card-provider.ts";

const Payload = Schema.Struct({ cardId: Schema.String });

/** Detaches a card at the provider. Enqueued with what makes the card superfluous (PAYSRV-K4). */
export const forgetCardJob = (cardId: string): Job => ({
  key: `forget-card:${cardId}`,
  kind: "forgetCard",
  payload: { cardId },
});

/** What payments contribute to the worker of the outbox. */
export const cardEffects = (cards: Pick<CardProvider, "forget">): Effects => ({
  forgetCard: effectOf(Payload, "The job names no card.", async ({ cardId }) => {
    const response = await cards.forget(cardId);
    return response.tag === "gone"
      ? { tag: "done" }
      : { tag: "failed", reason: response.reason, lasting: false };
  }),
});
