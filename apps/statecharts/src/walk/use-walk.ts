import { useCallback, useEffect, useMemo, useState } from "react";
import { replaceParams, useAddress } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import { loadMachine } from "./load-machine.ts";
import { type Choice, choicesAt, encodeWalk, addStep, type Walk } from "./walk.ts";

const NONE: readonly Choice[] = [];

/** Loads what runs a machine, and walks it as an address says. */
async function loadWalk(entry: Entry, startNumber: number, text: string): Promise<Walk> {
  const [{ decodeWalk }, listed] = await Promise.all([
    import("./start-walk.ts"),
    loadMachine(entry.list, entry.chart.id),
  ]);
  return decodeWalk(listed, startNumber, text);
}

/** The walk that the address holds. It is null until the machine is loaded, which rendering does not wait for. */
export function useWalk(entry: Entry, isWanted: boolean) {
  const { params } = useAddress();
  const [walk, setWalkState] = useState<Walk | null>(null);
  const startNumber = Number(params.get("start") ?? 0);
  const isMissing = isWanted && walk === null;
  useEffect(() => {
    if (!isMissing) return;
    let isHere = true;
    const asked = new URL(location.href).searchParams;
    void loadWalk(entry, Number(asked.get("start") ?? 0), asked.get("walk") ?? "").then(
      (loaded) => {
        if (isHere) setWalkState(loaded);
      },
    );
    return () => {
      isHere = false;
    };
  }, [isMissing, entry]);
  const setWalk = useCallback((next: Walk) => {
    setWalkState(next);
    replaceParams({ walk: encodeWalk(next), event: "", state: "" });
  }, []);
  const restart = useCallback(
    (number: number) => {
      void loadWalk(entry, number, "").then(setWalkState);
      replaceParams({ start: number === 0 ? "" : String(number), walk: "" });
    },
    [entry],
  );
  const choices = useMemo(() => (walk ? choicesAt(walk) : NONE), [walk]);
  const take = useCallback(
    (choice: Choice) => {
      if (walk) setWalk(addStep(walk, choice));
    },
    [walk, setWalk],
  );
  return { walk, choices, startNumber, setWalk, take, restart };
}

export type Walking = ReturnType<typeof useWalk>;
