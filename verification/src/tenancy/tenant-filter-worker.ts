// Removes the tenant filter at one call site after the other, and repeats the requests that it restricted there: writes
// whether any response differs, a line of JSON each.
import type { FuzzRequest } from "../fuzz/fuzz-request.ts";
import { inSample, shareOf } from "../sample.ts";
import type * as OtherTenantsModule from "./other-tenants.ts";
import type { OtherTenants } from "./other-tenants.ts";
import { RemovableFilter } from "./removable-filter.ts";

/** That the filter has restricted a request at a call site. */
interface UsedNote {
  readonly tag: "used";
  readonly callSite: string;
}

/** What came of removing the tenant filter at one call site. */
export interface RemovedNote {
  readonly tag: "removed";
  readonly callSite: string;
  /** Whether row-level security stood behind it. */
  readonly policies: "on" | "off";
  readonly repeated: number;
  /** Requests whose responses differ from before. */
  readonly otherwise: readonly string[];
}

export type FilterNote = UsedNote | RemovedNote;

/** So many requests are repeated at each call site. */
const MOST = shareOf(60);

/** Whether the filter is removed at a call site in this run. */
const isRemoved = (callSite: string): boolean => inSample(`tenant filter ${callSite}`);

interface Responded {
  readonly request: FuzzRequest;
  readonly response: string;
}

/** Writes that succeed leave other rows behind; everything else can be repeated. */
const canRepeat = ({ target, method }: FuzzRequest, response: string): boolean =>
  (target.route.safe === true && method === target.route.method) || !response.startsWith("2");

/** Some of many, from all over them. */
const sampleOf = <T>(all: readonly T[], most: number): readonly T[] => {
  const every = Math.ceil(all.length / most);
  return all.filter((_one, index) => index % every === 0);
};

/** The requests that the filter restricted at each call site, and that can be repeated. */
async function requestsByCallSite(filter: RemovableFilter, { requests, send }: OtherTenants) {
  const byCallSite = new Map<string, FuzzRequest[]>();
  // Everything that can be written is written before anything is compared.
  for (const request of requests) {
    filter.usedAt.clear();
    if (!canRepeat(request, await send(request))) continue;
    for (const callSite of filter.usedAt)
      byCallSite.set(callSite, [...(byCallSite.get(callSite) ?? []), request]);
  }
  return byCallSite;
}

/**
 * The responses to requests that can be repeated for good. One that was rejected may succeed by now, such as a copy under the
 * id of one that has been removed since, and others then differ: it is left out, until a round in which none has succeeded.
 */
async function responsesThatStay(
  send: OtherTenants["send"],
  requests: readonly FuzzRequest[],
): Promise<ReadonlyMap<FuzzRequest, string>> {
  const responses = new Map<FuzzRequest, string>();
  for (const request of new Set(requests)) {
    const response = await send(request);
    if (canRepeat(request, response)) responses.set(request, response);
  }
  const left = [...responses.keys()];
  return left.length === new Set(requests).size ? responses : responsesThatStay(send, left);
}

/** The responses to tenants while the filter is on: a sample for each call site at which it is to be removed. */
async function responsesByCallSite(
  { send }: OtherTenants,
  byCallSite: ReadonlyMap<string, readonly FuzzRequest[]>,
) {
  const removed = [...byCallSite].filter(([callSite]) => isRemoved(callSite));
  const restricted = removed.map(([callSite, all]) => ({
    callSite,
    requests: sampleOf(all, 2 * MOST),
  }));
  const repeated = await responsesThatStay(
    send,
    restricted.flatMap(({ requests }) => requests),
  );
  return restricted.map(({ callSite, requests }) => ({
    callSite,
    responded: sampleOf(
      requests.flatMap((request): readonly Responded[] => {
        const response = repeated.get(request);
        return response === undefined ? [] : [{ request, response }];
      }),
      MOST,
    ),
  }));
}

/** The responses to the same requests now. */
async function respondedNow(
  { send }: OtherTenants,
  before: readonly Responded[],
): Promise<readonly Responded[]> {
  const now: Responded[] = [];
  for (const { request } of before) now.push({ request, response: await send(request) });
  return now;
}

/** Removes the filter at a call site, and reports the requests whose responses then differ. */
async function removeAt(
  filter: RemovableFilter,
  tenants: OtherTenants,
  { callSite, responded }: { readonly callSite: string; readonly responded: readonly Responded[] },
): Promise<Omit<RemovedNote, "policies">> {
  filter.removedAt = callSite;
  const now = await respondedNow(tenants, responded);
  filter.removedAt = null;
  const otherwise = now.flatMap(({ request, response }, index) =>
    response === responded[index]?.response
      ? []
      : [`${request.caller.name}: ${request.method} ${request.url}`],
  );
  return { tag: "removed", callSite, repeated: responded.length, otherwise };
}

if (import.meta.main) {
  const write = (note: FilterNote) => process.stdout.write(`${JSON.stringify(note)}\n`);
  const filter = new RemovableFilter();
  const { otherTenants } = (await import("./other-tenants.ts")) as typeof OtherTenantsModule;
  const tenants = await otherTenants();
  const requests = await requestsByCallSite(filter, tenants);
  for (const callSite of requests.keys()) write({ tag: "used", callSite });
  const callSites = await responsesByCallSite(tenants, requests);
  for (const each of callSites)
    write({ ...(await removeAt(filter, tenants, each)), policies: "on" });
  await tenants.dropPolicies();
  for (const { callSite, responded } of callSites) {
    const unprotected = { callSite, responded: await respondedNow(tenants, responded) };
    write({ ...(await removeAt(filter, tenants, unprotected)), policies: "off" });
  }
  await tenants.close();
}
