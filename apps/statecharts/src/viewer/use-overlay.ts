import type { Overlay } from "@marquee/charts/svg/overlay";
import { useMemo } from "react";
import { useAddress } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import { askedLevel } from "../charts/tested-at.ts";
import type { Walking } from "../walk/use-walk.ts";
import type { Note } from "./notes.ts";
import { coverageOverlay, eventOverlay, ruleOverlay, walkOverlay } from "./overlay-of.ts";
import type { Tab } from "./tabs.ts";
import type { Watched } from "./watched.ts";

/** What lies over the chart: what the open tab says about it, the notes, and what is pointed at. */
export function useOverlay(given: {
  readonly entry: Entry;
  readonly tab: Tab;
  readonly walking: Walking;
  readonly guard: string;
  readonly watched: Watched;
  readonly notes: readonly Note[];
  readonly pointed: string | null;
}): Overlay {
  const { entry, tab, walking, guard, watched, notes, pointed } = given;
  const { walk, choices } = walking;
  const { params } = useAddress();
  const event = params.get("event") ?? "";
  const level = askedLevel(params.get("level"));
  return useMemo(() => {
    const base: Record<Tab, () => Overlay> = {
      simulate: () =>
        event === "" ? walkOverlay(entry, walk, choices) : eventOverlay(entry, event),
      rules: () => ruleOverlay(entry, guard),
      coverage: () => coverageOverlay(entry, level),
      traffic: () => watched.overlay,
      compare: () => watched.overlay,
      live: () => watched.overlay,
      case: () => watched.overlay,
    };
    const pins = Object.fromEntries(notes.map(({ state }, at) => [state, String(at + 1)]));
    return { ...base[tab](), pins, ...(pointed === null ? {} : { pointed }) };
  }, [tab, entry, walk, choices, event, level, guard, watched, notes, pointed]);
}
