import { hoursText } from "@marquee/domain/stores/open-hours";
import {
  STORE_STEP_TITLES,
  STORE_STEPS,
  storeStepIssues,
  type StoreStep,
} from "@marquee/domain/stores/store-steps";
import type { StoreDraft } from "@marquee/domain/stores/store.schema";
import { isDirty } from "@marquee/machines/forms/fields";
import { isReached } from "@marquee/machines/stores/store-wizard.model";
import { useSelector } from "@xstate/react";
import { StepBars, StepMap, type MappedStep } from "../../page-kit/steps/step-map.tsx";
import { needsText } from "../../page-kit/steps/step-needs.ts";
import { AddressFacts } from "../geography/address-facts.tsx";
import { useGeography } from "../geography/geography.queries.ts";
import { OpenHours } from "./open-hours.tsx";
import type { StoreWizardActor } from "./use-store-wizard.ts";

const TITLES = STORE_STEPS.map((step) => STORE_STEP_TITLES[step]);

const ABOUT: Readonly<Record<StoreStep, string>> = {
  storeInfo: "Store, branch and marketplaces",
  category: "What it sells",
  address: "Where it is registered, and where shoppers find it",
  personalInfo: "Manager and hours",
};

/** What was answered in a step, in a line. */
function stepSummary(step: StoreStep, draft: StoreDraft, city: string): string {
  switch (step) {
    case "storeInfo":
      return [draft.storeName, draft.code].filter(Boolean).join(", ");
    case "category":
      return draft.categories.map(({ name }) => name).join(", ");
    case "address":
      return [draft.address2, city].filter(Boolean).join(", ");
    case "personalInfo":
      return [
        draft.managerName,
        hoursText({ from: draft.fromHrs[0] ?? "", to: draft.toHrs[0] ?? "" }),
      ]
        .filter(Boolean)
        .join(", ");
  }
}

function useMappedSteps(wizard: StoreWizardActor): readonly MappedStep[] {
  const { step: shown, reached, fields } = useSelector(wizard, ({ context }) => context);
  const geography = useGeography().data;
  const draft = fields.values;
  const city = geography?.cityById.get(draft.cityId)?.name ?? "";
  return STORE_STEPS.map((step) => {
    const isNow = step === shown;
    const wasReached = isReached({ reached }, step);
    // a step that has just opened says nothing of what was not typed yet
    const isFresh = isNow && !isDirty(fields);
    const needs = wasReached && !isFresh ? needsText(storeStepIssues(step, draft, {})) : null;
    const response = wasReached ? stepSummary(step, draft, city) : "";
    return {
      key: step,
      title: STORE_STEP_TITLES[step],
      detail: isNow && !isFresh && needs === null ? "Nothing missing" : response || ABOUT[step],
      needs,
      state: isNow ? "now" : wasReached && needs === null ? "done" : "later",
      isReached: wasReached,
      onOpen: wasReached && !isNow ? () => wizard.send({ type: "step.chosen", step }) : undefined,
    };
  });
}

/** What the current step decides, if it decides something that is shown elsewhere. */
function StepFacts({ wizard }: { readonly wizard: StoreWizardActor }) {
  const step = useSelector(wizard, ({ context }) => context.step);
  const draft = useSelector(wizard, ({ context }) => context.fields.values);
  const geography = useGeography().data;
  if (step === "address")
    return (
      <AddressFacts state={geography?.stateById.get(draft.stateId)} country={draft.countryId} />
    );
  if (step !== "personalInfo") return null;
  const { fromHrs, toHrs, weeklyOff } = draft;
  return <OpenHours from={fromHrs[0] ?? ""} to={toHrs[0] ?? ""} weeklyOff={weeklyOff} />;
}

/** Beside the step: the map of all four, and what the step decides. */
export function StoreWizardMap({
  wizard,
  title,
}: {
  readonly wizard: StoreWizardActor;
  readonly title: string;
}) {
  const at = useSelector(wizard, ({ context }) => STORE_STEPS.indexOf(context.step));
  return (
    <aside
      aria-label="Steps"
      className="relative hidden shrink-0 flex-col gap-6 border-l border-line bg-canvas px-8 py-6 lg:flex lg:w-[clamp(20rem,32vw,26rem)] lg:overflow-y-auto"
    >
      <div>
        <h2 className="text-section">{title}</h2>
        <p className="figures text-small text-muted">{`Step ${at + 1} of ${STORE_STEPS.length}`}</p>
      </div>
      <StepMap steps={useMappedSteps(wizard)} />
      <StepFacts wizard={wizard} />
    </aside>
  );
}

/** The map of a narrow screen. */
export function StoreWizardBars({ wizard }: { readonly wizard: StoreWizardActor }) {
  const at = useSelector(wizard, ({ context }) => STORE_STEPS.indexOf(context.step));
  return (
    <div className="border-b border-line bg-canvas px-4 py-3 lg:hidden">
      <StepBars titles={TITLES} at={at} />
    </div>
  );
}
