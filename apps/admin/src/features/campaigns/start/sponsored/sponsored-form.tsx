import { approvalNotice, isApproved } from "@marquee/domain/approval/store-approval";
import { campaignMessages } from "@marquee/domain/campaigns/messages";
import { SPONSORED_LANDING } from "@marquee/domain/payments/landings";
import { sameValue } from "@marquee/machines/forms/same-value";
import { newId } from "@marquee/ui/browser/new-id.ts";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { useSelector } from "@xstate/react";
import { useEffect, useRef, useState } from "react";
import { changeFields, useFields } from "../../../../page-kit/form/fields-actor.ts";
import { FormPage } from "../../../../page-kit/form/form-page.tsx";
import { StartOverNote } from "../../../../page-kit/form/start-over-note.tsx";
import { useUser } from "../../../../session/session-context.tsx";
import { useBranch, useBranches, useCompanies } from "../../../companies/companies.queries.ts";
import { BranchStep } from "../items/branch-step.tsx";
import { ItemsStep } from "../items/items-step.tsx";
import type { PickableItem } from "../items/pickable-item.ts";
import { BudgetStep } from "./budget-step.tsx";
import { PlacementStep } from "./placement-step.tsx";
import { PromotionDetails } from "./promotion-details.tsx";
import { SponsoredPreview } from "./sponsored-preview.tsx";
import {
  isSponsoredStored,
  removeStoredSponsored,
  storeSponsored,
  type SponsoredStart,
} from "./stored-sponsored.ts";
import { useSponsoredForm, type KnownEnds, type SponsoredForm } from "./use-sponsored-form.ts";

/** Where the list of sponsored campaigns is: the page leads there, and so does a save (CAMP-R6). */
export const SPONSORED_LIST = { ...SPONSORED_LANDING, label: "Sponsored Campaign" } as const;

export interface SponsoredFormProps {
  readonly start: SponsoredStart;
  /** The key under which this tab stores the draft. */
  readonly storageKey: string;
}

/** The chosen branch, as far as it is known, and why it may not be. */
function useChosenBranch(companyId: string | null, storeId: string) {
  const companies = useCompanies();
  const branches = useBranches(companyId);
  const branch = useBranch(companyId, storeId) ?? null;
  return { branch, failure: branches.error ?? companies.error };
}

const nothingLive = (noun: string): string =>
  `sorry, no matching records found. Only live ${noun} can be sponsored: promote them first.`;
const nothingWaits = (noun: string): string =>
  `sorry, no matching records found. In a branch that awaits approval, ${noun} of a flyer campaign can be sponsored.`;

/** Stores the draft for this tab until the campaign is made, so that a reload resumes it (SCREEN-W3). */
function useStoredSponsored(
  key: string,
  form: SponsoredForm,
  companyId: string | null,
  ends: { readonly current: KnownEnds },
) {
  const values = useFields(form, (fields) => fields.values);
  const isMade = useSelector(
    form,
    (snapshot) => snapshot.matches("saved") || snapshot.matches("left"),
  );
  useEffect(() => {
    if (isMade) removeStoredSponsored(key);
    else storeSponsored(key, { values, companyId, ends: ends.current });
  }, [key, isMade, values, companyId, ends]);
}

/** Says that the draft is one that was left here, until it is started over. */
function Restored({
  form,
  fresh,
  onStartOver,
}: {
  readonly form: SponsoredForm;
  readonly fresh: SponsoredStart;
  readonly onStartOver: () => void;
}) {
  const { values } = form.getSnapshot().context.fields;
  // decided when the page opens: what the user types now was not left here before
  const [isLeft, setLeft] = useState(
    () => !sameValue({ ...values, id: "" }, { ...fresh.values, id: "" }),
  );
  if (!isLeft) return null;
  return (
    <StartOverNote
      title="This is the campaign that you left here."
      onStartOver={() => {
        // a new id: a save whose response was lost may have made the campaign of the old draft
        changeFields(form, { ...fresh.values, id: newId() });
        setLeft(false);
        onStartOver();
      }}
    >
      It is not created yet.
    </StartOverNote>
  );
}

/** The form of a new sponsored campaign. */
export function SponsoredFormView({ start, storageKey }: SponsoredFormProps) {
  const user = useUser();
  const known = useRef<KnownEnds>(start.ends);
  const form = useSponsoredForm(start.values, known);
  const [companyId, setCompanyId] = useState(start.companyId);
  useStoredSponsored(storageKey, form, companyId, known);
  const storeId = useFields(form, (fields) => fields.values.storeId);
  const { branch, failure } = useChosenBranch(companyId, storeId);
  const notice = branch ? approvalNotice(user, branch) : null;
  const approved = branch === null || isApproved(branch);
  const remember = (items: readonly PickableItem[]) => {
    // an item without an end waits for the approval of its branch: only the server knows its end
    const dated = items.filter(({ validTill }) => Boolean(validTill));
    known.current = new Map([
      ...known.current,
      ...dated.map(({ id, validTill = null }) => [id, { id, validTill }] as const),
    ]);
  };
  return (
    <FormPage
      form={form}
      title="Sponsored display"
      description="Shown where shoppers search, and in sections of their pages."
      parent={SPONSORED_LIST}
      here="New"
      submit="Create Campaign"
      purpose="this campaign can be created"
      saved={{
        title: "Campaign created",
        detail: approved ? undefined : campaignMessages.createdAwaitingApproval,
        destination: "Taking you to the sponsored campaigns",
        toast: campaignMessages.sponsoredCreated,
      }}
      isStored={() => isSponsoredStored(storageKey)}
      aside={
        <>
          <PromotionDetails form={form} />
          <SponsoredPreview form={form} approved={approved} />
        </>
      }
    >
      <div className="flex flex-col gap-3 pt-2">
        <Note title="Beta: no charges or limits on sponsored campaigns.">
          Budget is a daily spend limit.
        </Note>
        {notice ? (
          <Note tone="wait" role="status">
            {notice}
          </Note>
        ) : null}
        {start.restoredFrom ? (
          <Restored
            form={form}
            fresh={start.restoredFrom}
            onStartOver={() => setCompanyId(start.restoredFrom?.companyId ?? null)}
          />
        ) : null}
        {failure ? (
          <Note tone="bad" role="alert" title="Companies and branches could not be loaded">
            {failure.message}
          </Note>
        ) : null}
      </div>
      <BranchStep
        form={form}
        companyId={companyId}
        onCompanyChange={setCompanyId}
        disabled={false}
      />
      <ItemsStep
        form={form}
        disabled={false}
        status={approved ? "active" : "pending"}
        nothing={approved ? nothingLive : nothingWaits}
        onSeen={remember}
      />
      <BudgetStep form={form} approved={approved} />
      <PlacementStep form={form} />
    </FormPage>
  );
}
