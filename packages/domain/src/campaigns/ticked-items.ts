import type { Moment } from "../dates/instants.ts";
import { itemStatus } from "../items/item-status.ts";
import type { RunDates } from "../items/run-status.ts";
import {
  liveAlreadyText,
  namesText,
  type PlannedRun,
  refuseSoldItem,
  soldAlreadyText,
} from "./sold-item.ts";

/** A row that was ticked in a list of offers or products, as far as it decides whether it can be promoted. */
export interface TickedItem extends RunDates {
  readonly id: string;
  readonly name: string;
  readonly companyId: string;
  readonly storeId: string;
}

/** The branches of the ticked rows, the one with the most of them first (CAMP-D5). */
export function tickedBranches(items: readonly Pick<TickedItem, "storeId">[]): readonly string[] {
  const rows = Map.groupBy(items, ({ storeId }) => storeId);
  return [...rows.keys()].toSorted(
    (one, other) => (rows.get(other)?.length ?? 0) - (rows.get(one)?.length ?? 0),
  );
}

/** What a plan takes of the ticked rows, and why the others are left out, a sentence for each reason. */
export interface PickedItems {
  readonly ids: readonly string[];
  readonly leftOut: readonly string[];
}

const otherBranchText = (names: readonly string[]): string =>
  `${namesText(names)} ${names.length === 1 ? "is" : "are"} left out: a campaign is for one branch.`;

type Reason = "otherBranch" | "live" | "sold";

const TEXT: Readonly<Record<Reason, (names: readonly string[]) => string>> = {
  otherBranch: otherBranchText,
  live: liveAlreadyText,
  sold: soldAlreadyText,
};

/** Takes the rows of one branch that can be promoted on these days (CAMP-D5). */
export function pickTicked(
  items: readonly TickedItem[],
  plan: PlannedRun & { readonly storeId: string },
  context: { readonly now: Moment; readonly approved: boolean },
): PickedItems {
  const refusedReason = (item: TickedItem): Reason | null => {
    if (item.storeId !== plan.storeId) return "otherBranch";
    if (itemStatus(item, context.now) === "live") return "live";
    return refuseSoldItem(item, plan, context) === undefined ? null : "sold";
  };
  const named = Map.groupBy(items, refusedReason);
  const reasons = ["otherBranch", "live", "sold"] as const;
  return {
    ids: (named.get(null) ?? []).map(({ id }) => id),
    leftOut: reasons.flatMap((reason) => {
      const names = (named.get(reason) ?? []).map(({ name }) => name);
      return names.length === 0 ? [] : [TEXT[reason](names)];
    }),
  };
}
