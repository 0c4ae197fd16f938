import { contentForType } from "@marquee/domain/offers/offer-draft";
import { offerRules } from "@marquee/domain/offers/offer-rules";
import type { Offer, OfferDraft } from "@marquee/domain/offers/offer.schema";
import { brokenRules } from "@marquee/domain/validation/rule";
import type {
  LoadRequest,
  SaveAnswer,
  SaveRequest,
  Stored,
} from "@marquee/machines/forms/form.model";
import { offerFormMachine } from "@marquee/machines/offers/offer-form.machine";
import { useQueryClient } from "@tanstack/react-query";
import { useActorRef } from "@xstate/react";
import { useMemo } from "react";
import { fromPromise } from "xstate";
import type { FormActor } from "../../page-kit/form/form-actor.ts";
import { saveAnswer } from "../../page-kit/form/save-answer.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { offerQuery, storedDraft } from "./offer-query.ts";

export type OfferForm = FormActor<OfferDraft, Offer>;

/** The running form of one offer: `id` of a stored one, or null with the values a new one starts with. */
export function useOfferForm(id: string | null, values: OfferDraft): OfferForm {
  const client = useClient();
  const queries = useQueryClient();
  const user = useUser();
  const machine = useMemo(() => {
    const { email } = user;
    const load = async (offerId: string): Promise<Stored<OfferDraft>> =>
      storedDraft(
        await queries.fetchQuery({ ...offerQuery(client, email, offerId), staleTime: 0 }),
      );
    const send = ({ id: stored, values: draft, version }: SaveRequest<OfferDraft>) => {
      const input = { params: { encEmail: email }, body: contentForType(draft) };
      return stored === null
        ? client.offers.create(input)
        : client.offers.update(input, version === null ? {} : { version });
    };
    return offerFormMachine.provide({
      actors: {
        load: fromPromise<Stored<OfferDraft>, LoadRequest>(({ input }) => load(input.id)),
        save: fromPromise<SaveAnswer<OfferDraft, Offer>, SaveRequest<OfferDraft>>(
          async ({ input }) => {
            const answer = await saveAnswer(
              () => send(input),
              () => load(input.values.id),
            );
            if (answer.tag === "saved")
              void queries.invalidateQueries({ queryKey: ["offers"], refetchType: "none" });
            return answer;
          },
        ),
      },
    });
  }, [client, queries, user]);
  return useActorRef(machine, {
    input: {
      id,
      values,
      validate: (draft) => brokenRules(offerRules, draft, { actor: user }),
    },
  });
}
