import { contentForType } from "@marquee/domain/offers/offer-draft";
import { offerRules } from "@marquee/domain/offers/offer-rules";
import { OFFER_TEXT_LIMITS } from "@marquee/domain/offers/offer-text-limits";
import type { Offer, OfferDraft } from "@marquee/domain/offers/offer.schema";
import { lengthIssues } from "@marquee/domain/validation/length-issues";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { offerFormMachine } from "@marquee/machines/offers/offer-form.machine";
import { useQueryClient } from "@tanstack/react-query";
import type { FormActor } from "../../page-kit/form/form-actor.ts";
import { useEntityForm } from "../../page-kit/form/use-entity-form.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { OFFERS, offerQuery, offerToSave, type KnownPrimary } from "./offers.queries.ts";

export type OfferForm = FormActor<OfferDraft, Offer>;

/** The running form of one offer: `id` of a stored one, or null. `primary` is what the user knows to be primary at a save. */
export function useOfferForm(
  id: string | null,
  values: OfferDraft,
  primary: { readonly current: KnownPrimary },
): OfferForm {
  const client = useClient();
  const queries = useQueryClient();
  const user = useUser();
  return useEntityForm(offerFormMachine, {
    id,
    values,
    load: (offerId) => queries.fetchQuery({ ...offerQuery(client, offerId), staleTime: 0 }),
    create: (draft) => client.offers.create(offerToSave(draft, primary.current)),
    update: (draft, version) => client.offers.update(offerToSave(draft, primary.current), version),
    rules: (draft) => [
      ...ruleIssues(offerRules, draft, { actor: user }),
      // what a collection leaves behind is not sent
      ...lengthIssues(OFFER_TEXT_LIMITS, contentForType(draft)),
    ],
    // the primary tick belongs to the branch: another offer may have lost or gained it with this save
    undo: ({ type, heading, isPrimary }, previous) =>
      isPrimary === previous.isPrimary ? { title: `${type} saved`, name: heading } : null,
    invalidates: OFFERS,
  });
}
