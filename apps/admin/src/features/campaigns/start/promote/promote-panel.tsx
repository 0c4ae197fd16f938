import { defaultPlan } from "@marquee/domain/campaigns/flyer/default-plan";
import { countItems } from "@marquee/domain/campaigns/flyer/flyer-rate";
import { emptyFlyerPlan } from "@marquee/domain/campaigns/flyer/flyer-plan-draft";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { takeTicked, tickedBranches } from "@marquee/domain/campaigns/ticked-items";
import { isApproved } from "@marquee/domain/approval/store-approval";
import type { Store } from "@marquee/domain/stores/store.schema";
import { useState, type ReactNode } from "react";
import { now } from "@marquee/ui/browser/now.ts";
import { Field } from "@marquee/ui/fields/field.tsx";
import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Select } from "@marquee/ui/fields/select.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { ListFailure } from "../../../../page-kit/list/list-failure.tsx";
import { SidePanel } from "../../../../page-kit/side-panel.tsx";
import { useBranches } from "../../../companies/companies.queries.ts";
import { useGeography } from "../../../geography/geography.queries.ts";
import { freshPlan, readStoredPlan, type StoredPlan } from "../../../payments/stored-plan.ts";
import { useSettings } from "../../../payments/payments.queries.ts";
import type { PromotionStart } from "./promotion-start.ts";
import { PromoteFlow } from "./promote-flow.tsx";

export interface PromotePanelProps {
  readonly start: PromotionStart;
  /** The key under which this tab stores the plan. */
  readonly planKey: string;
  readonly onClose: () => void;
}

interface Opened {
  readonly plan: StoredPlan<FlyerPlanDraft>;
  readonly branch: Store;
  readonly leftOut: readonly string[];
  /** The names of what is taken; none of a plan that this tab has stored. */
  readonly names: readonly string[];
}

/** The plan for the ticked rows of one branch, or the one that this tab has stored. */
function openPlan(
  { items, campaignFor, companyId }: PromotionStart,
  planKey: string,
  branches: readonly Store[],
  chosen: string,
): Opened | null {
  const stored =
    items === null ? readStoredPlan(planKey, freshPlan(emptyFlyerPlan({}), companyId)) : null;
  const storeId = stored?.draft.storeId ?? chosen;
  const branch = branches.find(({ id }) => id === storeId);
  if (!branch) return null;
  if (stored) return { plan: stored, branch, leftOut: [], names: [] };
  const context = { now: now(), approved: isApproved(branch) };
  const draft = defaultPlan(branch, { campaignFor, ids: [], now: context.now });
  const { ids, leftOut } = takeTicked(items ?? [], draft, context);
  const plan = defaultPlan(branch, { campaignFor, ids, now: context.now });
  const taken = new Set(ids);
  const names = (items ?? []).filter(({ id }) => taken.has(id)).map(({ name }) => name);
  return { plan: freshPlan(plan, companyId), branch, leftOut, names };
}

const PanelSkeleton = () => (
  <Loading label="Filling in the plan" className="flex flex-col gap-4">
    {["h-9", "h-14", "h-14", "h-14", "h-40"].map((height, index) => (
      <Skeleton key={index} className={`${height} w-full`} />
    ))}
  </Loading>
);

/** None of the ticked rows can be promoted on these days: why, by name. */
const NothingLeft = ({ leftOut }: Pick<Opened, "leftOut">) => (
  <div className="flex flex-col gap-4">
    {leftOut.map((sentence) => (
      <Note key={sentence} tone="wait" role="status">
        {sentence}
      </Note>
    ))}
    <p className="text-muted">Tick other rows, and press Promote again.</p>
  </div>
);

interface BranchChoiceProps {
  readonly branches: readonly Store[];
  readonly among: readonly string[];
  readonly value: string;
  readonly onChoose: (storeId: string) => void;
}

/** Rows of several branches were ticked: a campaign is for one of them. */
function BranchChoice({ branches, among, value, onChoose }: BranchChoiceProps) {
  const choices = branches
    .filter(({ id }) => among.includes(id))
    .map(({ id, storeName }) => ({ value: id, label: storeName }));
  return (
    <div className="mb-4">
      <Field label="Branch">
        {(control) => (
          <Select {...control} value={value} choices={choices} onValueChange={onChoose} />
        )}
      </Field>
    </div>
  );
}

/** Promotes the ticked rows of a list: the plan is filled in, and its price and payment are there at once. */
export function PromotePanel({ start, planKey, onClose }: PromotePanelProps) {
  const settings = useSettings();
  const geography = useGeography();
  const branches = useBranches(start.companyId);
  const among = tickedBranches(start.items ?? []);
  const [storeId, setStoreId] = useState(among[0] ?? "");
  const rows = branches.data?.rows;
  const [opened, setOpened] = useState<Opened | null>(null);
  const current =
    opened && (start.items === null || opened.branch.id === storeId)
      ? opened
      : rows && openPlan(start, planKey, rows, storeId);
  if (current && current !== opened) setOpened(current);
  const taken = current ? chosenItems(current.plan.draft).length : 0;
  const isNothing = current !== undefined && current !== null && taken === 0;
  const count = taken === 0 ? (start.items?.length ?? 0) : taken;
  const failure = settings.error ?? geography.error ?? branches.error;
  let content: ReactNode = <PanelSkeleton />;
  if (failure)
    content = (
      <ListFailure
        title="What a campaign needs could not be loaded"
        error={failure}
        onRetry={() =>
          void Promise.all([settings.refetch(), geography.refetch(), branches.refetch()])
        }
      />
    );
  else if (isNothing) content = <NothingLeft leftOut={current.leftOut} />;
  else if (settings.data && geography.data && current)
    content = (
      <PromoteFlow
        key={current.branch.id}
        planKey={planKey}
        start={current.plan}
        branch={current.branch}
        leftOut={current.leftOut}
        names={current.names}
        settings={settings.data}
        geography={geography.data}
        onClose={onClose}
      />
    );
  return (
    <SidePanel
      wide
      title={`Promote ${countItems(count, start.campaignFor)}`}
      about={current?.branch.storeName}
      onClose={onClose}
    >
      {among.length > 1 && rows ? (
        <BranchChoice branches={rows} among={among} value={storeId} onChoose={setStoreId} />
      ) : null}
      {content}
    </SidePanel>
  );
}
