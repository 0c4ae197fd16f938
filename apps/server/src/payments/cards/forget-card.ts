import { Result, Schema } from "effect";
import type { Effects, Job } from "../../platform/outbox/job.ts";
import type { CardProvider } from "./card-provider.ts";

const decode = Schema.decodeUnknownResult(Schema.Struct({ cardId: Schema.String }));

/** Written down with what makes a card superfluous; done until the provider has heard of it (PAYSRV-K4). */
export const forgetCardJob = (cardId: string): Job => ({
  key: `forget-card:${cardId}`,
  kind: "forgetCard",
  payload: { cardId },
});

/** What payments bring to the worker of the outbox. A card that is forgotten already is forgotten. */
export const cardEffects = (cards: Pick<CardProvider, "forget">): Effects => ({
  forgetCard: async (payload) => {
    const card = decode(payload);
    if (Result.isFailure(card))
      return { tag: "failed", reason: "The job names no card.", lasting: true };
    const answer = await cards.forget(card.success.cardId);
    return answer.tag === "gone"
      ? { tag: "done" }
      : { tag: "failed", reason: answer.reason, lasting: false };
  },
});
