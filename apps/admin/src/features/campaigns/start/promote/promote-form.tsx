import { ownPlacesFirst } from "@marquee/domain/campaigns/places";
import { nextThreshold } from "@marquee/domain/campaigns/flyer/flyer-rate";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { paymentMessages } from "@marquee/domain/payments/messages";
import { approvalNotice } from "@marquee/domain/approval/store-approval";
import type { Store } from "@marquee/domain/stores/store.schema";
import { useSelector } from "@xstate/react";
import { useMemo, useState } from "react";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Segment } from "@marquee/ui/fields/segment.tsx";
import { TextInput } from "@marquee/ui/fields/text-input.tsx";
import { useFields } from "../../../../page-kit/form/fields-actor.ts";
import { FormField } from "../../../../page-kit/form/form-field.tsx";
import { useFocusOnIssue } from "../../../../page-kit/form/use-focus-on-issue.ts";
import { useUser } from "../../../../session/session-context.tsx";
import { statesIn, type GeographyIndex } from "../../../geography/geography-index.ts";
import type { PaymentBridges } from "../../../payments/payment-bridges.ts";
import { PanelPayBar } from "../../../payments/panel-pay-bar.tsx";
import { PaymentSummary } from "../../../payments/payment-summary.tsx";
import { PlanProblem } from "../../../payments/plan-page.tsx";
import { PlanMissing } from "../flyer/plan-missing.tsx";
import { previewPlan } from "../flyer/plan-price.ts";
import type { FlyerActor } from "../flyer/use-flyer-campaign.ts";
import { BudgetFields } from "./budget-fields.tsx";
import { ItemPrices } from "./item-prices.tsx";
import { PlacesFields } from "./places-fields.tsx";
import { RunFields } from "./run-fields.tsx";

export interface PromoteFormProps {
  readonly actor: FlyerActor;
  readonly bridges: PaymentBridges;
  readonly branch: Store;
  readonly geography: GeographyIndex;
  readonly leftOut: readonly string[];
  /** The names of what is promoted, if they are known. */
  readonly names: readonly string[];
}

const WAYS = [
  { value: "places", label: "Places and days" },
  { value: "budget", label: "Budget first" },
] as const;

/** Sets a plan in which something was missing or refused; one in which nothing is sets itself. */
function Unset({ actor }: Pick<PromoteFormProps, "actor">) {
  const setting = useSelector(actor, (snapshot) => snapshot.matches("settingPlan"));
  if (setting)
    return (
      <div className="flex flex-col gap-2">
        <PlanMissing setting />
        <Button variant="ghost" onClick={() => actor.send({ type: "plan.cancelled" })}>
          Cancel
        </Button>
      </div>
    );
  return (
    <div className="flex flex-col gap-2">
      <Button variant="primary" size="lg" onClick={() => actor.send({ type: "plan.set" })}>
        Set Plan
      </Button>
      <p className="text-center text-tiny text-muted">{paymentMessages.planMissing}</p>
    </div>
  );
}

/** The plan of the panel, its price and its payment, in one column. */
export function PromoteForm(props: PromoteFormProps) {
  const { actor, bridges, branch, geography, leftOut, names } = props;
  const frame = useFocusOnIssue<HTMLDivElement>(actor);
  const user = useUser();
  const [way, setWay] = useState<"places" | "budget">("places");
  const plan = useFields(actor, ({ values }) => values);
  const applied = useSelector(actor, ({ context }) => context.applied);
  const paying = useSelector(actor, (snapshot) => snapshot.matches({ checkingOut: "paying" }));
  const states = useMemo(
    () => ownPlacesFirst(statesIn(geography, branch.countryId), branch),
    [geography, branch],
  );
  const notice = approvalNotice(user, branch);
  const promocode = applied?.promocode ?? null;
  const items = chosenItems(plan).length;
  const preview = previewPlan(plan, branch, geography, promocode);
  return (
    <div
      ref={frame}
      className="-mb-8 flex flex-col gap-4 max-md:-mb-6 [&_:is(a,button,input)]:scroll-mb-20 [&_[data-pay]]:hidden"
    >
      <Segment
        aria-label="What to begin with"
        value={way}
        choices={WAYS}
        disabled={paying}
        onValueChange={setWay}
      />
      {leftOut.map((sentence) => (
        <Note key={sentence} tone="wait">
          {sentence}
        </Note>
      ))}
      {notice ? <Note tone="wait">{notice}</Note> : null}
      <PlanProblem actor={actor} />
      <FormField form={actor} name="campaignName" label="Campaign name">
        {({ value, set, control }) => (
          <TextInput
            {...control}
            value={value}
            maxLength={120}
            autoComplete="off"
            disabled={paying}
            onValueChange={set}
          />
        )}
      </FormField>
      {way === "places" ? (
        <>
          <PlacesFields form={actor} branch={branch} states={states} disabled={paying} />
          <RunFields form={actor} disabled={paying} />
        </>
      ) : (
        <BudgetFields
          form={actor}
          cities={states.find(({ id }) => id === branch.stateId)?.cities ?? []}
          tax={geography.stateById.get(branch.stateId) ?? null}
          promocode={promocode}
          disabled={paying}
        />
      )}
      {plan.campaignFor !== "" && names.length > 0 ? (
        <ItemPrices campaignFor={plan.campaignFor} names={names} />
      ) : null}
      <PaymentSummary
        actor={actor}
        bridges={bridges}
        preview={preview}
        hint={plan.campaignFor === "" ? undefined : nextThreshold(items, plan.campaignFor).text}
        choose="Choose places and days"
        takesPromocode
        freeAction="Create the campaign"
        unset={<Unset actor={actor} />}
      />
      <PanelPayBar actor={actor} preview={preview} />
    </div>
  );
}
