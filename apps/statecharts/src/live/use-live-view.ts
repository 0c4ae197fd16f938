import type { Overlay } from "@marquee/charts/svg/overlay";
import { useEffect, useMemo } from "react";
import { replaceAddress, useAddress } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import { findEntry } from "../charts/every-entry.ts";
import { chooseActor, chooseWindow, isShown, lastMoved, shownSteps } from "./chosen.ts";
import { watchHref } from "./live-actors.tsx";
import { liveOverlay } from "./live-overlay.ts";
import { useLive } from "./live-store.ts";

/** What is watched now, as the address and the windows say. */
export function useLiveView(entry: Entry) {
  const { params } = useAddress();
  const live = useLive();
  const asked = params.get("window");
  const window = chooseWindow(live, asked);
  const actor = chooseActor(window, entry.chart.id, params.get("actor"));
  const steps = useMemo(() => (window ? shownSteps(live, window) : []), [live, window]);
  return { live, asked, window, actor, steps };
}

/** How what is watched lies over the chart. If the user goes on in another machine, its chart is shown. */
export function useFollowing(
  entry: Entry,
  { live, asked, window, actor, steps }: ReturnType<typeof useLiveView>,
): Overlay {
  const moved = window && live.isFollowing && !live.isHeld ? lastMoved(window) : null;
  const href = window && moved && findEntry(moved.chart) ? watchHref(window, moved) : null;
  const isHere = isShown({ window, actor }, moved, asked);
  useEffect(() => {
    if (href !== null && !isHere) replaceAddress(href);
  }, [href, isHere]);
  return useMemo(
    () =>
      actor
        ? liveOverlay(
            entry,
            actor,
            steps.filter((step) => step.actor === actor.id),
          )
        : {},
    [entry, actor, steps],
  );
}
