import type { Traffic } from "@marquee/domain/traffic/traffic.schema";
import { useEffect, useState } from "react";
import type { AskedTraffic } from "./asked-traffic.ts";
import { openToken } from "./open-token.ts";

/** Why there are no numbers. */
export type TrafficProblem =
  | { readonly tag: "signedOut" }
  | { readonly tag: "forbidden" }
  | { readonly tag: "refused"; readonly message: string }
  | { readonly tag: "failed" };

export interface TrafficState {
  readonly traffic: Traffic | null;
  readonly problem: TrafficProblem | null;
  readonly isLoading: boolean;
}

interface Response {
  readonly data?: Traffic;
  readonly error?: { readonly issues?: readonly { readonly message: string }[] };
}

const read = new Map<string, Traffic>();

async function readTraffic(address: string): Promise<Traffic | TrafficProblem> {
  const known = read.get(address);
  if (known) return known;
  const token = await openToken();
  if (token === null) return { tag: "signedOut" };
  const response = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const { data, error }: Response = await response.json();
  if (response.ok && data) {
    read.set(address, data);
    return data;
  }
  if (response.status === 401) return { tag: "signedOut" };
  if (response.status === 403) return { tag: "forbidden" };
  const message = error?.issues?.[0]?.message;
  return message === undefined ? { tag: "failed" } : { tag: "refused", message };
}

const addressOf = (machine: string, asked: AskedTraffic): string => {
  const words = Object.entries(asked).filter(([, value]) => value !== "");
  return `/api/traffic/${machine}?${new URLSearchParams(words).toString()}`;
};

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
    const settle = (result: Traffic | TrafficProblem) => {
      if (isOver) return;
      setState(
        "tag" in result
          ? { traffic: null, problem: result, isLoading: false, address }
          : { traffic: result, problem: null, isLoading: false, address },
      );
    };
    readTraffic(address)
      .then(settle)
      .catch(() => settle({ tag: "failed" }));
    return () => {
      isOver = true;
    };
  }, [address, attempt]);
  return { ...state, isLoading: state.isLoading || state.address !== address };
}
