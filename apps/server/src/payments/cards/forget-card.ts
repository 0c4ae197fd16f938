import { Result, Schema } from "effect";
import type { Effect, Job } from "../../platform/outbox/job.ts";
import type { CardProvider } from "./card-provider.ts";

/** A card that is to be forgotten at the provider. */
export interface ForgottenCard {
  readonly cardId: string;
}

const decode = Schema.decodeUnknownResult(Schema.Struct({ cardId: Schema.String }));

/** Written down with what makes a card superfluous; done until the provider has heard of it (PAYSRV-K4). */
export const forgetCardJob = (cardId: string): Job => ({
  key: `forget-card:${cardId}`,
  kind: "forgetCard",
  payload: { cardId },
});

/** Does jobs of the kind `forgetCard`. A card that is forgotten already is forgotten. */
export const forgetCard =
  (cards: Pick<CardProvider, "forget">): Effect =>
  async (payload) => {
    const card = decode(payload);
    if (Result.isFailure(card))
      return { tag: "failed", reason: "The job names no card.", lasting: true };
    const answer = await cards.forget(card.success.cardId);
    return answer.tag === "gone"
      ? { tag: "done" }
      : { tag: "failed", reason: answer.reason, lasting: false };
  };
