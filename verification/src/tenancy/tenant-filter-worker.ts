// Removes the tenant filter at one call site after the other, and repeats the requests that it restricted there: writes
// whether any response differs, a line of JSON each.
import type { FuzzRequest } from "../fuzz/fuzz-request.ts";
import type * as OtherTenantsModule from "./other-tenants.ts";
import type { OtherTenants } from "./other-tenants.ts";
import { RemovableFilter } from "./removable-filter.ts";

/** What came of removing the tenant filter at one call site. */
export interface FilterNote {
  readonly callSite: string;
  /** Whether row-level security stood behind it. */
  readonly policies: "on" | "off";
  readonly repeated: number;
  /** Requests whose responses differ from before. */
  readonly otherwise: readonly string[];
}

/** So many requests are repeated at each call site. */
const MOST = 60;

interface Answered {
  readonly request: FuzzRequest;
  readonly answer: string;
}

/** Writes that succeed leave other rows behind; everything else can be repeated. */
const canRepeat = ({ target, method }: FuzzRequest, answer: string): boolean =>
  (target.route.safe === true && method === target.route.method) || !answer.startsWith("2");

/** Some of many, from all over them. */
const sampleOf = <T>(all: readonly T[]): readonly T[] => {
  const every = Math.ceil(all.length / MOST);
  return all.filter((_one, index) => index % every === 0);
};

/** The responses to tenants while the filter is on: a sample for each call site at which it restricted their requests. */
async function answersByCallSite(filter: RemovableFilter, { requests, send }: OtherTenants) {
  const restricted: FuzzRequest[] = [];
  // Everything that can be written is written before anything is compared.
  for (const request of requests) {
    filter.usedAt.clear();
    const repeatable = canRepeat(request, await send(request));
    if (repeatable && filter.usedAt.size > 0) restricted.push(request);
  }
  // One that was rejected may succeed by now, such as a copy under the id of one that has been removed since.
  const repeated: FuzzRequest[] = [];
  for (const request of restricted)
    if (canRepeat(request, await send(request))) repeated.push(request);
  const byCallSite = new Map<string, Answered[]>();
  for (const request of repeated) {
    filter.usedAt.clear();
    const answer = await send(request);
    for (const callSite of filter.usedAt)
      byCallSite.set(callSite, [...(byCallSite.get(callSite) ?? []), { request, answer }]);
  }
  return [...byCallSite].map(([callSite, answered]) => ({
    callSite,
    answered: sampleOf(answered),
  }));
}

/** The responses to the same requests now. */
async function answeredNow(
  { send }: OtherTenants,
  before: readonly Answered[],
): Promise<readonly Answered[]> {
  const now: Answered[] = [];
  for (const { request } of before) now.push({ request, answer: await send(request) });
  return now;
}

/** Removes the filter at a call site, and reports the requests whose responses then differ. */
async function removeAt(
  filter: RemovableFilter,
  tenants: OtherTenants,
  { callSite, answered }: { readonly callSite: string; readonly answered: readonly Answered[] },
): Promise<Omit<FilterNote, "policies">> {
  filter.removedAt = callSite;
  const now = await answeredNow(tenants, answered);
  filter.removedAt = null;
  const otherwise = now.flatMap(({ request, answer }, index) =>
    answer === answered[index]?.answer
      ? []
      : [`${request.caller.name}: ${request.method} ${request.url}`],
  );
  return { callSite, repeated: answered.length, otherwise };
}

if (import.meta.main) {
  const write = (note: FilterNote) => process.stdout.write(`${JSON.stringify(note)}\n`);
  const filter = new RemovableFilter();
  const { otherTenants } = (await import("./other-tenants.ts")) as typeof OtherTenantsModule;
  const tenants = await otherTenants();
  const callSites = await answersByCallSite(filter, tenants);
  for (const each of callSites)
    write({ ...(await removeAt(filter, tenants, each)), policies: "on" });
  await tenants.dropPolicies();
  for (const { callSite, answered } of callSites) {
    const unprotected = { callSite, answered: await answeredNow(tenants, answered) };
    write({ ...(await removeAt(filter, tenants, unprotected)), policies: "off" });
  }
  await tenants.close();
}
