import { useEffect, useState } from "react";
import { ENTRIES } from "../charts/every-entry.ts";
import type { StaffProblem } from "../staff/read-as-staff.ts";
import type { AskedTraffic } from "../traffic/asked-traffic.ts";
import { readMachine } from "../traffic/use-traffic.ts";
import { type MachineUntaken, untakenOf } from "./read-untaken.ts";

/** How many machines are asked for at once. */
const AT_ONCE = 6;

export interface UntakenState {
  /** In the order of the list; machines of which nothing was counted are left out. */
  readonly machines: readonly MachineUntaken[];
  readonly problem: StaffProblem | null;
  /** How many machines were read. */
  readonly read: number;
  readonly isDemonstration: boolean;
}

const NOTHING: UntakenState = { machines: [], problem: null, read: 0, isDemonstration: false };

/** What no run of any machine took in a period, as it is read. The first problem ends it. */
export function useUntaken(asked: AskedTraffic, attempt: number): UntakenState {
  const [last, setLast] = useState({ asked, attempt, state: NOTHING });
  useEffect(() => {
    let isOver = false;
    const waiting = [...ENTRIES.entries()];
    const found = new Map<number, MachineUntaken>();
    let read = 0;
    const work = async (): Promise<void> => {
      for (let next = waiting.shift(); next && !isOver; next = waiting.shift()) {
        const [at, entry] = next;
        // one request after the other in each of the parallel workers
        // oxlint-disable-next-line no-await-in-loop -- they follow each other
        const { data, problem } = await readMachine(entry.chart.id, asked);
        if (isOver) return;
        if (problem) {
          isOver = true;
          setLast({ asked, attempt, state: { ...NOTHING, problem } });
          return;
        }
        read += 1;
        const untaken = untakenOf(entry, data);
        if (untaken) found.set(at, untaken);
        const machines = [...found].toSorted(([a], [b]) => a - b).map(([, one]) => one);
        const { isDemonstration } = data;
        setLast({ asked, attempt, state: { machines, problem: null, read, isDemonstration } });
      }
    };
    for (let worker = 0; worker < AT_ONCE; worker += 1) void work();
    return () => {
      isOver = true;
    };
  }, [asked, attempt]);
  // the state of the period before is dropped
  return last.asked === asked && last.attempt === attempt ? last.state : NOTHING;
}
