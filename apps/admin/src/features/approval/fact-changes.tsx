import { factChanges } from "@marquee/domain/approval/branch-facts";
import type { BranchFacts } from "@marquee/domain/approval/approval-effect.schema";

export interface FactChangesProps {
  /** What it is that has changed, as in "Changed since approval". */
  readonly title: string;
  readonly before: BranchFacts;
  readonly after: BranchFacts;
}

const NOTHING = "nothing";

/** What each changed fact of a branch was and is (STORE-A8, STORE-A9). */
export function FactChanges({ title, before, after }: FactChangesProps) {
  return (
    <div className="mt-4">
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
