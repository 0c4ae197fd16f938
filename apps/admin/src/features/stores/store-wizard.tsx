import { sentBackOf } from "@marquee/domain/approval/send-back";
import { formatMinute } from "@marquee/domain/dates/format-dates";
import type { SentBack } from "@marquee/domain/stores/sent-back.schema";
import { STORE_STEP_TITLES } from "@marquee/domain/stores/store-steps";
import type { StoreDraft } from "@marquee/domain/stores/store.schema";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Spinner } from "@marquee/ui/feedback/spinner.tsx";
import { SuccessPanel } from "@marquee/ui/feedback/success-panel.tsx";
import { FieldLabels } from "@marquee/ui/fields/field-labels.ts";
import { useQuery } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { Lock } from "lucide-react";
import { useState } from "react";
import type { NamedAddress } from "../../page-kit/address.ts";
import { ConflictDialog } from "../../page-kit/form/conflict-dialog.tsx";
import { FormLoadFailure } from "../../page-kit/form/form-loading.tsx";
import { UnsavedGuard } from "../../page-kit/form/unsaved-guard.tsx";
import { useLeave } from "../../page-kit/form/use-leave.ts";
import { FormOutline } from "../../page-kit/outline/form-outline.tsx";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { useClient } from "../../session/session-context.tsx";
import { placeShownAs } from "../geography/place-shown-as.tsx";
import { StoreAddressFields } from "./store-address-fields.tsx";
import { StoreCategoryFields } from "./store-category-fields.tsx";
import { StoreInfoFields } from "./store-info-fields.tsx";
import { BRANCH_HOURS, BRANCH_MANAGER, StoreManagerFields } from "./store-manager-fields.tsx";
import { SaveFailure, StoreStep } from "./store-step.tsx";
import { StoreWizardBars, StoreWizardMap } from "./store-wizard-map.tsx";
import { storeFormAbove, storesAbove } from "./stores-above.ts";
import { storeQuery } from "./stores.queries.ts";
import type { StoreWizardActor } from "./use-store-wizard.ts";

/** Why a branch is sent back (STORE-A12), as it was read or saved last; null for one that is not, or is not stored yet. */
function useSentBack(id: string | null): SentBack | null {
  const query = storeQuery(useClient(), id ?? "");
  const { data } = useQuery({ ...query, enabled: id !== null, staleTime: Infinity });
  return data ? sentBackOf(data) : null;
}

/** What is to be changed of a branch that was sent back, above each step of its form (STORE-A12). */
function SentBackNote({ id }: { readonly id: string }) {
  const sentBack = useSentBack(id);
  if (sentBack === null) return null;
  return (
    <Note tone="wait" title={`Sent back on ${formatMinute(sentBack.on)}`}>
      {sentBack.reason}
    </Note>
  );
}

/** What a branch has of its company: shown, and changed in the company form alone (STORE-C4). */
function OwnCompany({ draft }: { readonly draft: StoreDraft }) {
  return (
    <div className="flex items-center gap-4 rounded-control border border-line bg-canvas px-4 py-3">
      <Lock className="size-4 shrink-0 text-muted" aria-hidden="true" />
      <dl className="grid min-w-0 flex-1 gap-3 sm:grid-cols-2">
        {[
          ["Company name", draft.companyBusinessName],
          ["Website", draft.websiteUrl],
        ].map(([label, value]) => (
          <div key={label} className="min-w-0">
            <dt className="text-small text-muted">{label}</dt>
            <dd className="truncate font-medium">{value || "–"}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface OfWizard {
  readonly wizard: StoreWizardActor;
  readonly here: string;
  /** What it was opened from. */
  readonly parent: NamedAddress;
}

/** The step that runs, with its fields. */
function RunningStep({ wizard, here, parent }: OfWizard) {
  const children = useSelector(wizard, (snapshot) => snapshot.children);
  const isNew = useSelector(wizard, ({ context }) => context.id === null);
  const stored = useSelector(wizard, ({ context }) => context.fields.baseline);
  const { branchInfoStep, branchCategoryStep, branchAddressStep, branchManagerStep } = children;
  const above = (
    <>
      <SaveFailure wizard={wizard} />
      {isNew ? null : <SentBackNote id={stored.id} />}
      <OwnCompany draft={stored} />
    </>
  );
  if (branchInfoStep)
    return (
      <StoreStep
        step={branchInfoStep}
        title={STORE_STEP_TITLES.storeInfo}
        isFirst
        {...{ here, parent, above }}
      >
        <StoreInfoFields form={branchInfoStep} isNew={isNew} stored={stored} />
      </StoreStep>
    );
  if (branchCategoryStep)
    return (
      <StoreStep
        step={branchCategoryStep}
        title={STORE_STEP_TITLES.category}
        {...{ here, parent, above }}
      >
        <StoreCategoryFields form={branchCategoryStep} />
      </StoreStep>
    );
  if (branchAddressStep)
    return (
      <StoreStep
        step={branchAddressStep}
        title={STORE_STEP_TITLES.address}
        {...{ here, parent, above }}
      >
        <StoreAddressFields form={branchAddressStep} stored={isNew ? null : stored} />
      </StoreStep>
    );
  if (branchManagerStep)
    return (
      <StoreStep
        step={branchManagerStep}
        title={STORE_STEP_TITLES.personalInfo}
        isLast
        {...{ here, parent, above }}
      >
        <StoreManagerFields form={branchManagerStep} names={BRANCH_MANAGER} hours={BRANCH_HOURS} />
      </StoreStep>
    );
  return null;
}

/** While the branch is being saved, or another user's version is chosen from. */
function Waiting({ wizard, here, parent }: OfWizard) {
  const isSaving = useSelector(wizard, (snapshot) => snapshot.matches("submitting"));
  return (
    <div className="flex flex-1 flex-col">
      <PageHeader title={here} parent={parent} here={here} />
      {isSaving ? (
        <div role="status" className="m-auto flex flex-col items-center gap-3 py-16 text-center">
          <Spinner />
          <p className="font-medium">Saving the store</p>
          <p className="text-small text-muted">It is safe to wait: sent twice, it is saved once.</p>
          <Button variant="ghost" onClick={() => wizard.send({ type: "save.cancelled" })}>
            Cancel
          </Button>
        </div>
      ) : null}
    </div>
  );
}

function Saved({ wizard, here, parent }: OfWizard) {
  const name = useSelector(wizard, ({ context }) => context.fields.values.storeName);
  const id = useSelector(wizard, ({ context }) => context.id);
  const stays = useSentBack(id) === null ? "" : " stays sent back: nothing of it was changed.";
  return (
    <>
      <PageHeader title={here} parent={parent} here={here} />
      <SuccessPanel
        title={id === null ? "Store added. It awaits approval." : "Store saved"}
        detail={`${name}${stays}`}
        destination={
          parent.to === "/home/branches/view" ? "Taking you back to it" : "Taking you to the stores"
        }
        onGo={() => wizard.send({ type: "redirect.now" })}
      />
    </>
  );
}

/** The wizard of a running machine: four steps, with their map beside them (STORE-W1 … STORE-W6). */
export function StoreWizard({ wizard }: { readonly wizard: StoreWizardActor }) {
  const [labels] = useState(() => new Map<string, string>());
  const state = useSelector(wizard, (snapshot) =>
    typeof snapshot.value === "string" ? snapshot.value : "filling",
  );
  const step = useSelector(wizard, ({ context }) => context.step);
  const companyId = useSelector(wizard, ({ context }) => context.fields.values.companyId);
  const id = useSelector(wizard, ({ context }) => context.id);
  const parent = storeFormAbove(id);
  const left = state === "left";
  useLeave({ form: wizard, parent, newRowAt: { company: companyId } }, left);
  const here = id === null ? "Add Store/Branch" : "Edit Store/Branch";
  if (state === "saved" || state === "left") return <Saved {...{ wizard, here, parent }} />;
  const header = <PageHeader title={here} parent={parent} here={here} />;
  if (state === "opening" || state === "loading") return <FormOutline header={header} hasAside />;
  if (state === "loadFailed")
    return (
      <>
        {header}
        <FormLoadFailure form={wizard} back={parent} of={{ noun: "branch", list: storesAbove() }} />
      </>
    );
  return (
    <FieldLabels value={labels}>
      <div className="flex min-h-0 flex-1 flex-col lg:flex-row max-lg:min-h-max">
        <StoreWizardBars wizard={wizard} />
        {state === "filling" ? (
          <RunningStep key={step} {...{ wizard, here, parent }} />
        ) : (
          <Waiting {...{ wizard, here, parent }} />
        )}
        <StoreWizardMap wizard={wizard} title={here} />
      </div>
      <UnsavedGuard form={wizard} />
      <ConflictDialog form={wizard} shownAs={placeShownAs} />
    </FieldLabels>
  );
}
