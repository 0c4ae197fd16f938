import type { PromoteOfferDraft } from "@marquee/domain/campaigns/promotion/promotion.schema";
import { countCities, countDays } from "@marquee/domain/campaigns/count-text";
import { takesPromocode } from "@marquee/domain/payments/price-promote-offer";
import { chooseArea } from "@marquee/domain/campaigns/promotion/promote-offer-draft";
import type { CampaignArea } from "@marquee/domain/campaigns/campaign.schema";
import type { Country } from "@marquee/domain/geography/geography.schema";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { approvalNotice, isApproved } from "@marquee/domain/approval/store-approval";
import type { Store } from "@marquee/domain/stores/store.schema";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { AreaFields } from "../../area/area-fields.tsx";
import { AreaPrice } from "../../area/area-picker.tsx";
import { countAreaPlaces } from "../../area/count-area-places.ts";
import {
  areValid,
  changeFields,
  formValues,
  messageAt,
  useFields,
} from "../../../page-kit/form/fields-actor.ts";
import { type GeographyIndex, statesIn } from "../../geography/geography-index.ts";
import { PageHeader } from "../../../page-kit/page-header.tsx";
import type { PaymentBridges } from "../../payments/payment-bridges.ts";
import { PaymentSummary } from "../../payments/payment-summary.tsx";
import { PlanPage, PlanProblem } from "../../payments/plan-page.tsx";
import { PlanSet } from "../../payments/plan-set.tsx";
import { PlanStep } from "../../payments/plan-step.tsx";
import { RestoredNote } from "../../payments/restored-note.tsx";
import { SetPlanButton } from "../../payments/set-plan-button.tsx";
import { useClient, useUser } from "../../../session/session-context.tsx";
import { ZONE_NAME } from "@marquee/ui/content/instant.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { OfferCard } from "../offer-card.tsx";
import { plansQuery } from "../offers.queries.ts";
import { CustomPlan } from "./custom-plan.tsx";
import { PlansField } from "./plans-field.tsx";
import { PROMOTE_PAGE } from "./promote-page.ts";
import { previewPromotion } from "./promotion-price.ts";
import type { PromoteOfferActor } from "./use-promote-offer.ts";
import { toFailure } from "@marquee/api/client/api-failure";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";

interface PlansInsteadProps {
  readonly plans: { readonly error: unknown; readonly refetch: () => unknown };
}

const CARDS = [0, 1, 2];

/** The outline of the plans while they are loaded; why they could not be, and what is possible without them. */
function PlansInstead({ plans: { error, refetch } }: PlansInsteadProps) {
  if (error)
    return (
      <Note
        tone="bad"
        role="alert"
        title="The plans could not be loaded"
        action={
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        {toFailure(error).message} A custom plan can be set meanwhile.
      </Note>
    );
  return (
    <Loading className="flex flex-col gap-2">
      {CARDS.map((card) => (
        <Skeleton key={card} className="h-16 w-full rounded-card" />
      ))}
    </Loading>
  );
}

export interface PromoteFormProps {
  readonly actor: PromoteOfferActor;
  readonly bridges: PaymentBridges;
  /** What the plan would have opened with, if it is one that was stored. */
  readonly restoredFrom?: PromoteOfferDraft | undefined;
  readonly offer: Offer;
  /** The offer's branch, as far as a price and a notice follow from it. */
  readonly branch: Pick<Store, "countryId" | "stateId" | "isApprove">;
  readonly geography: GeographyIndex;
  /** Whether PayPal is offered. */
  readonly paypal: boolean;
}

/** The kinds of areas as the page calls them; the whole country is the branch's. */
const areaNames = (country: Country): Readonly<Record<CampaignArea, string>> => ({
  city: "City",
  state: "State",
  country: country === "US" ? "US Country" : "Canada Country",
});

type PlanPart = Pick<PromoteFormProps, "actor" | "branch" | "geography"> & {
  readonly paying: boolean;
};

/** Where the offer is promoted. */
function AreaStep({ actor, branch, geography, paying }: PlanPart) {
  const done = useFields(actor, (fields) =>
    areValid(fields, "campaignArea", "cityList", "stateList"),
  );
  const places = useFields(actor, ({ values }) =>
    countAreaPlaces(values, geography, branch.countryId),
  );
  return (
    <PlanStep number={1} title="Area" hint="Where shoppers see the offer" done={done}>
      <AreaFields
        form={actor}
        label="Promotion area"
        names={areaNames(branch.countryId)}
        states={statesIn(geography, branch.countryId)}
        disabled={paying}
        onArea={(area) => changeFields(actor, chooseArea(formValues(actor), area))}
      />
      {places ? <AreaPrice places={places} perDay={null} /> : null}
    </PlanStep>
  );
}

/** For how many days, by which plan. */
function RunStep({ actor, branch, geography, paying }: PlanPart) {
  const { email } = useUser();
  const plans = useQuery(plansQuery(useClient(), email));
  const setting = useSelector(actor, (snapshot) => snapshot.matches("settingPlan"));
  const stored = useSelector(actor, ({ context }) => context.checkout?.receipt ?? null);
  const done = useFields(actor, (fields) => areValid(fields, "plan", "fromDate", "toDate"));
  const places = useFields(actor, ({ values }) =>
    countAreaPlaces(values, geography, branch.countryId),
  );
  return (
    <PlanStep number={2} title="Plan" hint={ZONE_NAME} done={done}>
      <PlansField
        form={actor}
        plans={plans.data?.rows ?? []}
        places={places ?? 0}
        disabled={paying}
        instead={plans.data ? null : <PlansInstead plans={plans} />}
      >
        <CustomPlan
          form={actor}
          disabled={paying}
          busy={setting}
          onSetPlan={() => actor.send({ type: "plan.set" })}
        />
      </PlansField>
      {stored ? (
        <PlanSet>
          {countDays(stored.days)}, {countCities(stored.places)}.{" "}
          {isApproved(branch)
            ? "The days start with the payment."
            : "The days start when the branch is approved."}
        </PlanSet>
      ) : null}
    </PlanStep>
  );
}

/** Area and plan of the promotion, its price and its payment. */
export function PromoteForm({
  actor,
  bridges,
  restoredFrom,
  offer,
  branch,
  geography,
  paypal,
}: PromoteFormProps) {
  const user = useUser();
  const client = useClient();
  const draft = useFields(actor, ({ values }) => values);
  const refused = useFields(actor, (fields) => messageAt(fields, "offerId"));
  const plans = useQuery(plansQuery(client, user.email)).data?.rows ?? [];
  const paying = useSelector(actor, (snapshot) => snapshot.matches({ checkingOut: "paying" }));
  const stored = useSelector(actor, ({ context }) => context.checkout?.receipt ?? null);
  const applied = useSelector(actor, ({ context }) => context.applied);
  const notice = approvalNotice(user, branch);
  const promocode = applied?.promocode ?? null;
  const preview = previewPromotion({ draft, plans, branch, geography, promocode });
  const part = { actor, branch, geography, paying };
  const summary = (
    <PaymentSummary
      actor={actor}
      bridges={bridges}
      preview={preview}
      choose="Choose an area and a plan"
      takesPromocode={takesPromocode(draft.campaignArea)}
      printed={[offer.heading, offer.storeName]}
      freeAction="Promote Now"
      unset={<SetPlanButton actor={actor} label="Promote Now" paypal={paypal} />}
    />
  );
  return (
    <PlanPage actor={actor} receipt={stored ?? preview} summary={summary}>
      <PageHeader {...PROMOTE_PAGE} />
      <div className="mt-4 flex flex-col gap-3 px-4 md:px-6">
        {notice ? (
          <Note tone="wait" role="status">
            {notice}
          </Note>
        ) : null}
        {refused ? (
          <Note tone="bad" role="alert" title={refused}>
            Nothing was charged.
          </Note>
        ) : null}
        <RestoredNote actor={actor} restoredFrom={restoredFrom} />
        <PlanProblem actor={actor} />
        <OfferCard offer={offer} />
      </div>
      <div className="px-4 md:px-6">
        <AreaStep {...part} />
        <RunStep {...part} />
      </div>
    </PlanPage>
  );
}
