import type { ChartTransition } from "@marquee/charts/chart/chart";
import type { ChartIndex } from "@marquee/charts/chart/chart-index";
import type { Overlay } from "@marquee/charts/svg/overlay";
import { STATE_SIGNS } from "./state-signs.ts";

function spokenEvent(index: ChartIndex, { label, guard, targets }: ChartTransition): string {
  const names = targets.map((id) => index.state(id).title || index.state(id).key);
  return [
    label,
    guard === null ? "" : `if ${guard}`,
    names.length === 0 ? "stays" : `to ${names.join(" and ")}`,
  ]
    .filter(Boolean)
    .join(" ");
}

/** What a state is called for a reader who does not see the chart: title, key, its mark, and which event leads where. */
export function spokenState(index: ChartIndex, id: string, overlay: Overlay): string {
  const { title, key, parent } = index.state(id);
  const events = [...new Set(index.leaving(id).map((one) => spokenEvent(index, one)))];
  const mark = overlay.states?.[id];
  return [
    ...(parent === null ? ["Any state"] : [title || key, key]),
    mark === undefined ? "" : (STATE_SIGNS[mark]?.[1] ?? ""),
    events.length === 0 ? "no events" : `events: ${events.join(", ")}`,
  ]
    .filter(Boolean)
    .join(", ");
}
