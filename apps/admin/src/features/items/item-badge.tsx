import {
  runStatus,
  runStatusText,
  type RunDates,
  type RunStatus,
} from "@marquee/domain/items/run-status";
import { useNow } from "@marquee/ui/browser/now.ts";
import { Badge, type BadgeTone } from "@marquee/ui/content/badge.tsx";

const TONE: Readonly<Record<RunStatus["tag"], BadgeTone>> = {
  live: "ok",
  starts: "ok",
  awaitsApproval: "wait",
  pending: "wait",
  paused: "off",
  ended: "off",
};

/** A status with its day, at the moment that is shown. */
export function RunBadge({ status, now }: { readonly status: RunStatus; readonly now: number }) {
  return <Badge tone={TONE[status.tag]}>{runStatusText(status, now)}</Badge>;
}

/** The status of an offer, a collection or a product: until when, from when, or since when (OFFER-S5). */
export function ItemBadge({ item }: { readonly item: RunDates }) {
  const now = useNow();
  return <RunBadge status={runStatus(item, now)} now={now} />;
}
