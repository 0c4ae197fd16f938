import { Result, Schema } from "effect";
import { lastingFailure, type Effects, type Job } from "../../platform/outbox/job.ts";
import type { CardProvider } from "./card-provider.ts";

const decode = Schema.decodeUnknownResult(Schema.Struct({ cardId: Schema.String }));

/** Detaches a card at the provider. Enqueued with what makes the card superfluous (PAYSRV-K4). */
export const forgetCardJob = (cardId: string): Job => ({
  key: `forget-card:${cardId}`,
  kind: "forgetCard",
  payload: { cardId },
});

/** What payments contribute to the worker of the outbox. */
export const cardEffects = (cards: Pick<CardProvider, "forget">): Effects => ({
  forgetCard: async (payload) => {
    const card = decode(payload);
    if (Result.isFailure(card)) return lastingFailure("The job names no card.");
    const response = await cards.forget(card.success.cardId);
    return response.tag === "gone"
      ? { tag: "done" }
      : { tag: "failed", reason: response.reason, lasting: false };
  },
});
