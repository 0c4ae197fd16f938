import { useEffect, useMemo, useState } from "react";
import { LIVE_CHANNEL, type LiveMessage, type LiveStep } from "./live-message.ts";

const MOST = 200;

/** The machines that run in the panel's windows of this browser, and what they did. */
export interface Live {
  readonly actors: readonly LiveStep[];
  readonly steps: readonly LiveStep[];
  readonly trail: readonly LiveStep[];
  readonly select: (key: string) => void;
  readonly selected: string | null;
  readonly clear: () => void;
}

export const actorKey = ({ window, actor }: LiveStep): string => `${window} ${actor}`;

/** Listens as long as the tab is open; nothing is kept afterwards. */
export function useLive(isOpen: boolean): Live {
  const [steps, setSteps] = useState<readonly LiveStep[]>([]);
  const [selected, select] = useState<string | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    const channel = new BroadcastChannel(LIVE_CHANNEL);
    channel.addEventListener("message", ({ data }: MessageEvent<LiveMessage>) => {
      if (data.type === "step") setSteps((before) => [data.step, ...before].slice(0, MOST));
      if (data.type === "closed")
        setSteps((before) => before.filter(({ window }) => window !== data.window));
    });
    channel.postMessage({ type: "hello" } satisfies LiveMessage);
    return () => channel.close();
  }, [isOpen]);
  return useMemo(() => {
    const latest = new Map<string, LiveStep>();
    for (const step of steps) if (!latest.has(actorKey(step))) latest.set(actorKey(step), step);
    return {
      actors: [...latest.values()],
      steps,
      trail: steps.filter((step) => selected === null || actorKey(step) === selected),
      select,
      selected,
      clear: () => setSteps([...latest.values()]),
    };
  }, [steps, selected]);
}
