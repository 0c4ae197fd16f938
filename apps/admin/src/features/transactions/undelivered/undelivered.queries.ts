import type { Client } from "@marquee/api/client/create-client";
import type { RevivedJobs, UndeliveredJob } from "@marquee/domain/undelivered/undelivered.schema";
import type { SendingAgain } from "@marquee/machines/outbox/send-again.machine";
import { useQuery } from "@tanstack/react-query";
import type { ListQuery } from "../../../page-kit/list/use-list-rows.ts";
import { nounKey } from "../../../page-kit/noun-key.ts";
import { useClient } from "../../../session/session-context.tsx";

export const UNDELIVERED = nounKey("undelivered");

/** The mails and other jobs that were given up: those to users of a company, or all. */
export const undeliveredRows = (
  client: Client,
  companyId: string | null,
): ListQuery<UndeliveredJob> => ({
  queryKey: [...UNDELIVERED, "list", companyId],
  fetchRows: ({ query }, options) =>
    client.undelivered.list({ query: { ...query, companyId: companyId ?? undefined } }, options),
});

/** Gives one of them, or all, their attempts again. */
export const sendAgain = (client: Client, sending: SendingAgain): Promise<RevivedJobs> =>
  sending.tag === "one"
    ? client.undelivered.sendAgain({ params: { id: sending.job.id } })
    : client.undelivered.sendAllAgain({});

/** How many there are; undefined until it is known. */
export function useUndeliveredCount(): number | undefined {
  const client = useClient();
  const { data } = useQuery({
    queryKey: [...UNDELIVERED, "count"],
    queryFn: ({ signal }) => client.undelivered.list({ query: { page: 1, size: 1 } }, { signal }),
  });
  return data?.total;
}
