import type { Traffic } from "@marquee/domain/traffic/traffic.schema";
import { useEffect, useState } from "react";
import { readAsStaff, type StaffProblem, type StaffRead } from "../staff/read-as-staff.ts";
import type { AskedTraffic } from "./asked-traffic.ts";

export interface TrafficState {
  readonly traffic: Traffic | null;
  readonly problem: StaffProblem | null;
  readonly isLoading: boolean;
}

const read = new Map<string, Traffic>();

async function readTraffic(address: string): Promise<StaffRead<Traffic>> {
  const known = read.get(address);
  if (known) return { data: known, problem: null };
  const found = await readAsStaff<Traffic>(address);
  if (found.data) read.set(address, found.data);
  return found;
}

const addressOf = (machine: string, asked: AskedTraffic): string => {
  const words = Object.entries(asked).filter(([, value]) => value !== "");
  return `/api/traffic/${machine}?${new URLSearchParams(words).toString()}`;
};

/** How a machine was used in a period, read once. */
export const readMachine = (machine: string, asked: AskedTraffic): Promise<StaffRead<Traffic>> =>
  readTraffic(addressOf(machine, asked));

/** How a machine was used; what was read before stays while the next is on its way. Nothing is read of no period. */
export function useTraffic(machine: string, asked: AskedTraffic | null, attempt = 0): TrafficState {
  const address = asked === null ? null : addressOf(machine, asked);
  const [state, setState] = useState<TrafficState & { readonly address: string | null }>({
    traffic: null,
    problem: null,
    isLoading: true,
    address: null,
  });
  useEffect(() => {
    if (address === null) return undefined;
    let isOver = false;
    void readTraffic(address).then(({ data, problem }) => {
      if (!isOver) setState({ traffic: data, problem, isLoading: false, address });
    });
    return () => {
      isOver = true;
    };
  }, [address, attempt]);
  return { ...state, isLoading: state.isLoading || state.address !== address };
}
