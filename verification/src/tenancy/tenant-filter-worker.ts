// Removes the tenant filter at one place after the other, and repeats the requests that it restricted there: writes
// whether any is answered otherwise, a line of JSON each.
import type { FuzzRequest } from "../fuzz/fuzz-request.ts";
import type * as OtherTenantsModule from "./other-tenants.ts";
import type { OtherTenants } from "./other-tenants.ts";
import { RemovableFilter } from "./removable-filter.ts";

/** What came of removing the tenant filter at one place. */
export interface FilterNote {
  readonly place: string;
  /** Whether row-level security stood behind it. */
  readonly policies: "on" | "off";
  readonly repeated: number;
  /** Requests that were answered otherwise than before. */
  readonly otherwise: readonly string[];
}

/** So many requests are repeated at each place. */
const MOST = 60;

interface Answered {
  readonly request: FuzzRequest;
  readonly answer: string;
}

/** Writes that succeed leave other rows behind; everything else can be repeated. */
const canRepeat = ({ target, method }: FuzzRequest, answer: string): boolean =>
  (target.route.safe === true && method === target.route.method) || !answer.startsWith("2");

/** What tenants are answered while the filter is on, by the places where it restricted their requests. */
async function answersByPlace(filter: RemovableFilter, { requests, send }: OtherTenants) {
  const repeatable: FuzzRequest[] = [];
  // Everything that can be written is written before anything is compared.
  for (const request of requests)
    if (canRepeat(request, await send(request))) repeatable.push(request);
  const byPlace = new Map<string, Answered[]>();
  for (const request of repeatable) {
    filter.usedAt.clear();
    const answer = await send(request);
    for (const place of filter.usedAt)
      byPlace.set(place, [...(byPlace.get(place) ?? []), { request, answer }]);
  }
  return byPlace;
}

/** Some of many, from all over them. */
const sampleOf = (answered: readonly Answered[]): readonly Answered[] => {
  const every = Math.ceil(answered.length / MOST);
  return answered.filter((_one, index) => index % every === 0);
};

async function removeEverywhere(
  filter: RemovableFilter,
  policies: FilterNote["policies"],
): Promise<void> {
  const { otherTenants } = (await import("./other-tenants.ts")) as typeof OtherTenantsModule;
  const tenants = await otherTenants(policies);
  for (const [place, answered] of await answersByPlace(filter, tenants)) {
    const sample = sampleOf(answered);
    filter.removedAt = place;
    const otherwise: string[] = [];
    for (const { request, answer } of sample)
      if ((await tenants.send(request)) !== answer)
        otherwise.push(`${request.caller.name}: ${request.method} ${request.url}`);
    const note: FilterNote = { place, policies, repeated: sample.length, otherwise };
    process.stdout.write(`${JSON.stringify(note)}\n`);
    filter.removedAt = null;
  }
  await tenants.close();
}

if (import.meta.main) {
  const filter = new RemovableFilter();
  await removeEverywhere(filter, "on");
  await removeEverywhere(filter, "off");
}
