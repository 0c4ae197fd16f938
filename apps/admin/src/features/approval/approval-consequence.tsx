import type {
  ApprovalEffect,
  BranchFacts,
  EffectRun,
} from "@marquee/domain/approval/approval-effect.schema";
import {
  effectHeading,
  informedText,
  laterText,
  runText,
  stayingText,
} from "@marquee/domain/approval/approval-text";
import { factChanges } from "@marquee/domain/approval/branch-facts";
import { isApproved } from "@marquee/domain/approval/store-approval";
import { formatMinute } from "@marquee/domain/dates/format-dates";
import { Thumb } from "@marquee/ui/content/thumb.tsx";
import { Skeleton } from "@marquee/ui/feedback/skeleton.tsx";
import { CircleDashed, Clock, type LucideIcon, Mail, Undo2 } from "lucide-react";
import type { ReactNode } from "react";

interface FactChangesProps {
  /** What it is that has changed, as in "Changed since approval". */
  readonly title: string;
  readonly before: BranchFacts;
  readonly after: BranchFacts;
}

const NOTHING = "nothing";

/** What each changed fact of a branch was and is (STORE-A8, STORE-A9). */
function FactChanges({ title, before, after }: FactChangesProps) {
  return (
    <div className="mb-4">
      <p className="border-b border-line pb-2 text-caption font-medium">{title}</p>
      <dl>
        {factChanges(before, after).map((change) => (
          <div
            key={change.label}
            className="grid gap-x-4 gap-y-0.5 border-b border-line py-3 sm:grid-cols-[10rem_minmax(0,1fr)]"
          >
            <dt className="text-small">{change.label}</dt>
            <dd className="[overflow-wrap:anywhere]">
              <del className="block text-small">
                <span className="sr-only">It was </span>
                <span>{change.before || NOTHING}</span>
              </del>
              <ins className="block font-medium text-ink no-underline">
                <span className="sr-only">It is </span>
                <span>{change.after || NOTHING}</span>
              </ins>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** How many items of a campaign are shown by their image. */
const SHOWN = 3;

function RunRow({ run }: { readonly run: EffectRun }) {
  return (
    <li className="grid grid-cols-1 gap-x-4 gap-y-0.5 border-b border-line py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 items-center gap-3">
        <span className="flex -space-x-4 empty:hidden">
          {run.items.slice(0, SHOWN).map(({ id, image }) => (
            <Thumb key={id} src={image} />
          ))}
        </span>
        <div className="min-w-0">
          <p className="font-medium text-ink">{run.campaignName}</p>
          <p className="truncate text-small">
            {run.items.map(({ heading }) => heading).join(", ")}
          </p>
        </div>
      </div>
      <div className="sm:text-right">
        <p className="figures font-medium whitespace-nowrap text-ink">
          {formatMinute(run.validTill)}
        </p>
        <p className="figures text-small">{runText(run)}</p>
      </div>
    </li>
  );
}

function Then({
  icon: Icon,
  children,
}: {
  readonly icon: LucideIcon;
  readonly children: ReactNode;
}) {
  return (
    <li className="flex gap-2.5">
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>{children}</span>
    </li>
  );
}

const undoText = (effect: ApprovalEffect): string =>
  isApproved(effect)
    ? "Approve puts everything on again whose days are not over. The days that have begun go on."
    : "Un Approve takes everything off again. The days that have begun go on.";

/** What is shown under the question until the server has said what the change brings about. */
export const ConsequenceLoading = () => (
  <div aria-hidden="true" className="flex flex-col gap-3 py-3">
    <Skeleton className="h-4 w-64" />
    <Skeleton className="h-10 w-full" />
    <Skeleton className="h-4 w-80" />
  </div>
);

/** Which branch a question is about. */
export const BranchName = ({ effect }: { readonly effect: ApprovalEffect }) => (
  <p>
    {effect.storeName}, {effect.code}. {effect.companyName}
  </p>
);

/** What has changed of an approved branch since it was looked at (STORE-A9). */
export const ReviewConsequence = ({ effect }: { readonly effect: ApprovalEffect }) => (
  <div className="flex flex-col">
    {effect.reviewed === null ? null : (
      <FactChanges title="Changed since approval" before={effect.reviewed} after={effect.facts} />
    )}
    <p className="text-small">
      The branch is live, and stays so. Un Approve in the list of branches takes it off.
    </p>
  </div>
);

export interface ApprovalConsequenceProps {
  readonly effect: ApprovalEffect;
  /** What had been read when the branch changed under the question. */
  readonly outdated: ApprovalEffect | null;
}

/** What an approval, or its withdrawal, brings about (STORE-A7). */
export function ApprovalConsequence({ effect, outdated }: ApprovalConsequenceProps) {
  const now = effect.runs.filter(({ begins }) => begins === "now");
  const later = effect.runs.filter(({ begins }) => begins === "later");
  const staying = stayingText(effect);
  const hasChanged = outdated !== null && outdated.look !== effect.look;
  return (
    <div className="flex flex-col">
      {hasChanged ? (
        <FactChanges
          title="Changed while this question was open"
          before={outdated.facts}
          after={effect.facts}
        />
      ) : null}
      <p className="flex justify-between gap-4 border-b border-line pb-2 text-caption font-medium">
        <span>{effectHeading(effect)}</span>
        {now.length > 0 ? <span>Until, CST</span> : null}
      </p>
      {now.length > 0 ? (
        <ul>
          {now.map((run) => (
            <RunRow key={run.campaignId ?? run.campaignName} run={run} />
          ))}
        </ul>
      ) : null}
      <ul className="mt-4 flex flex-col gap-2 text-small">
        {later.map((run) => (
          <Then key={run.campaignId ?? run.campaignName} icon={Clock}>
            <strong className="font-medium text-ink">{run.campaignName}</strong>
            <span>{laterText(run, effect.isApprove)}</span>
          </Then>
        ))}
        {staying === "" ? null : <Then icon={CircleDashed}>{staying}</Then>}
        <Then icon={Mail}>{informedText(effect)}</Then>
        <Then icon={Undo2}>{undoText(effect)}</Then>
      </ul>
    </div>
  );
}
