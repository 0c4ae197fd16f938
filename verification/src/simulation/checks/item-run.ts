import type { ItemRow } from "./books.ts";
import { runMillis, type RunMillis } from "./item-history.ts";

/** A run that an item gets by a campaign at a moment. */
interface StartedRun {
  readonly id: string;
  readonly run: RunMillis;
  readonly at: number;
  readonly approved: boolean;
}

/** A run as text, both ends in milliseconds since 1970: two runs are equal if their texts are. */
export const runText = ({ from, till }: RunMillis): string => `${from} to ${till}`;

/** What the checks compare of an item. */
export const itemText = (item: ItemRow): string =>
  `${item.active} ${runText(runMillis(item))} by ${item.campaign_id}`;

const instant = (time: number | null): string | null =>
  time === null || !Number.isFinite(time) ? null : new Date(time).toISOString();

/**
 * An item after a campaign has started it: it has the campaign's run, or, if it is still covered by an earlier one, the
 * longer of both (PAYSRV-F5). It is on in an approved branch alone.
 */
export function startedBy(item: ItemRow, { id, run, at, approved }: StartedRun): ItemRow {
  const active = approved ? "Y" : "N";
  const before = runMillis(item);
  const isCovered = before.till !== null && before.till > at;
  const toDates = ({ from, till }: RunMillis) => ({
    valid_from: instant(from),
    valid_till: instant(till),
  });
  if (!isCovered) return { ...item, active, campaign_id: id, ...toDates(run) };
  const from = Math.min(before.from ?? Infinity, run.from ?? Infinity);
  const till = Math.max(before.till ?? 0, run.till ?? 0);
  const keeps = run.till === null || (before.till ?? 0) > run.till;
  return {
    ...item,
    active,
    campaign_id: keeps ? item.campaign_id : id,
    ...toDates({ from, till }),
  };
}
