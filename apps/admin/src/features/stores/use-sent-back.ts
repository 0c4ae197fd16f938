import { sentBackOf } from "@marquee/domain/approval/send-back";
import type { SentBack } from "@marquee/domain/stores/sent-back.schema";
import { useQuery } from "@tanstack/react-query";
import { useClient } from "../../session/session-context.tsx";
import { storeQuery } from "./stores.queries.ts";

/** Why a branch is sent back (STORE-A12), as it was read last; null for one that is not, or is not stored yet. */
export function useSentBack(id: string | null): SentBack | null {
  const query = storeQuery(useClient(), id ?? "");
  // who saves it has it read anew
  const { data } = useQuery({ ...query, enabled: id !== null, staleTime: Infinity });
  return data ? sentBackOf(data) : null;
}
