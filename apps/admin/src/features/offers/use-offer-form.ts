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
import { createOffer, OFFERS, offerQuery, updateOffer } from "./offers.queries.ts";

export type OfferForm = FormActor<OfferDraft, Offer>;

/** What of a stored offer the form holds. */
function storedDraft(offer: Offer): Stored<OfferDraft> {
  const { id, type, companyId, storeId, heading, subHeading, description, vendorUrl } = offer;
  const { marketPlace, categories, fullImage, isPrimary, products, version } = offer;
  return {
    version,
    values: {
      id,
      type,
      companyId,
      storeId,
      heading,
      subHeading,
      description,
      vendorUrl,
      marketPlace,
      categories,
      fullImage,
      isPrimary,
      products,
    },
  };
}

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
    const send = ({ id: stored, values: draft, version }: SaveRequest<OfferDraft>) =>
      stored === null
        ? createOffer(client, email, draft)
        : updateOffer(client, email, draft, version === null ? {} : { version });
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
              void queries.invalidateQueries({ queryKey: OFFERS, refetchType: "none" });
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
