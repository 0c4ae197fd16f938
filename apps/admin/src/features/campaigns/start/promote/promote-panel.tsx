import { countItems } from "@marquee/domain/campaigns/flyer/flyer-rate";
import { chosenItems } from "@marquee/domain/campaigns/item-form";
import { tickedBranches } from "@marquee/domain/campaigns/ticked-items";
import type { Store } from "@marquee/domain/stores/store.schema";
import { Thumb } from "@marquee/ui/content/thumb.tsx";
import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { Field } from "@marquee/ui/fields/field.tsx";
import { Select } from "@marquee/ui/fields/select.tsx";
import { useState, type ReactNode } from "react";
import { ListFailure } from "../../../../page-kit/list/list-failure.tsx";
import { SidePanel } from "../../../../page-kit/side-panel.tsx";
import { PlansFailed } from "./plans-failed.tsx";
import { PromoteFlow } from "./promote-flow.tsx";
import type { OpenedPromotion, PromotionStart } from "./promotion-start.ts";
import { useOpenedPromotion } from "./use-opened-promotion.ts";

export interface PromotePanelProps {
  readonly start: PromotionStart;
  /** The key under which this tab stores the plan. */
  readonly planKey: string;
  readonly onClose: () => void;
}

const PanelSkeleton = () => (
  <Loading label="Filling in the plan" className="flex flex-col gap-4">
    {["h-9", "h-14", "h-14", "h-14", "h-40"].map((height, index) => (
      <Skeleton key={index} className={`${height} w-full`} />
    ))}
  </Loading>
);

/** None of the ticked rows can be promoted on these days: why, by name. */
const NothingLeft = ({ leftOut }: Pick<OpenedPromotion, "leftOut">) => (
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

/** Promotes the rows of a list: the plan is filled in, and its price and payment are there at once. */
export function PromotePanel({ start, planKey, onClose }: PromotePanelProps) {
  const among = tickedBranches(start.items ?? []);
  const [storeId, setStoreId] = useState(among[0] ?? "");
  const { opened, settings, geography, plans, branches, failure } = useOpenedPromotion({
    start,
    planKey,
    storeId,
  });
  const taken = opened ? chosenItems(opened.plan.draft).length : 0;
  const count = taken === 0 ? (start.items?.length ?? 0) : taken;
  const only = start.items?.length === 1 ? start.items[0] : undefined;
  let content: ReactNode = <PanelSkeleton />;
  if (failure)
    content = <ListFailure title="What a campaign needs could not be loaded" query={failure} />;
  else if (opened && taken === 0) content = <NothingLeft leftOut={opened.leftOut} />;
  else if (settings && geography && opened)
    content = (
      <PromoteFlow
        {...opened}
        key={opened.branch.id}
        planKey={planKey}
        settings={settings}
        geography={geography}
        plans={plans.data?.rows ?? []}
        plansNote={plans.error ? <PlansFailed plans={plans} /> : null}
        onClose={onClose}
      />
    );
  return (
    <SidePanel
      wide
      title={`Promote ${countItems(count, start.campaignFor)}`}
      about={[only?.name, opened?.branch.storeName].filter(Boolean).join(" · ")}
      image={only ? <Thumb src={only.image} /> : undefined}
      onClose={onClose}
    >
      {among.length > 1 && branches.length > 0 ? (
        <BranchChoice branches={branches} among={among} value={storeId} onChoose={setStoreId} />
      ) : null}
      {content}
    </SidePanel>
  );
}
