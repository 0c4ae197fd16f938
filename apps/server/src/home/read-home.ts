import { centralDayOf, startOfCentralDay } from "@marquee/domain/dates/central-time";
import { homeKind, MERCHANT_PARTS, staffParts } from "@marquee/domain/home/home-parts";
import type { Home, MerchantHome, StaffHome } from "@marquee/domain/home/home.schema";
import { CHART_DAYS } from "@marquee/domain/home/live-campaigns";
import { lastDays, type DateRangeDraft } from "@marquee/domain/reports/date-range";
import type pg from "pg";
import type { SignedInRequest } from "../platform/http/request.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import { namedCompany } from "../platform/tenancy/named-company.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { countGivenUp } from "../undelivered/queries.ts";
import { readDifferences } from "./difference-queries.ts";
import { readDisputes } from "./dispute-queries.ts";
import { readCounted, readFigures, readLiveCampaigns } from "./merchant-queries.ts";
import { readProgress } from "./progress-query.ts";
import {
  readBills,
  readChanges,
  readPaidToday,
  readPayments,
  readStores,
} from "./staff-queries.ts";
import { readWaiting } from "./waiting-queries.ts";

/** Reads one part of a Home in a transaction of its own, under the scope of the caller if the part belongs to a company. */
type Reads<Parts> = {
  readonly [Name in keyof Parts]: (request: SignedInRequest) => Promise<Parts[Name]>;
};

/** Reads a part under the scope of the caller. */
const underScope =
  <Part>(read: (context: RequestContext) => Promise<Part>) =>
  (request: SignedInRequest): Promise<Part> =>
    request.transaction((tx) => read({ ...request, tx }));

const firstDay = (now: Date): string =>
  startOfCentralDay(lastDays(CHART_DAYS, centralDayOf(now)).fromDate);

const merchantReads = (range: DateRangeDraft): Reads<MerchantHome> => ({
  figures: underScope(readFigures),
  counted: underScope((context) => readCounted(context, range)),
  campaigns: underScope((context) => readLiveCampaigns(context, firstDay(context.now))),
  waiting: underScope(readWaiting),
  progress: underScope(readProgress),
});

const staffReads = (pool: pg.Pool): Reads<StaffHome> => ({
  stores: underScope(readStores),
  bills: underScope(readBills),
  payments: underScope(readPayments),
  disputes: underScope(readDisputes),
  differences: underScope(readDifferences),
  undelivered: () => withScope(pool, SYSTEM, countGivenUp),
  paidToday: underScope(readPaidToday),
  changes: underScope(readChanges),
});

/** The queues that belong to no single company: they are left out of the queues of one. */
const OF_EVERY_COMPANY: ReadonlySet<keyof StaffHome> = new Set(["differences", "undelivered"]);

interface Parts<All> {
  readonly read: All;
  readonly failed: readonly string[];
}

/**
 * Reads these parts, each in a transaction of its own: what fails is named, and takes none of the others with it (HOME-A3).
 * If all of them fail, so does the call.
 */
async function readParts<All extends MerchantHome | StaffHome>(
  request: SignedInRequest,
  reads: Reads<All>,
  names: readonly (keyof All & string)[],
): Promise<Parts<All>> {
  const read: { [Name in keyof All]?: All[Name] | null } = {};
  const failures: { readonly name: string; readonly error: unknown }[] = [];
  for (const name of Object.keys(reads) as (keyof All & string)[]) {
    read[name] = null;
    if (!names.includes(name)) continue;
    try {
      read[name] = await reads[name](request);
    } catch (error) {
      request.log.error({ err: error, part: name }, "a part of Home could not be read");
      failures.push({ name, error });
    }
  }
  if (names.length > 0 && failures.length === names.length) throw failures[0]?.error;
  return { read: read as All, failed: failures.map(({ name }) => name) };
}

/** The scope of the queues of one company, for those who act across companies (HOME-S10). */
const queuesOf = (request: SignedInRequest, companyId: string | null): SignedInRequest =>
  companyId === null
    ? request
    : { ...request, scope: { kind: "company", companyId, storeId: null } };

/** The part of Home that is requested: the queues of a company, and the days whose figures are shown. */
interface AskedHome {
  readonly company: string | null;
  readonly range: DateRangeDraft;
}

/** Home as the caller sees it (HOME-A1 to HOME-A3); of staff who name a company, its queues (HOME-S10). */
export async function readHome(
  request: SignedInRequest,
  pool: pg.Pool,
  { company: named, range }: AskedHome,
): Promise<Home | Refusal> {
  const { user, now, scope } = request;
  const company = named === null ? { id: null } : namedCompany(scope, named);
  if (company instanceof Refusal) return company;
  const day = centralDayOf(now);
  switch (homeKind(user)) {
    case "staff": {
      const parts = staffParts(user).filter(
        (part) => company.id === null || !OF_EVERY_COMPANY.has(part),
      );
      const { read, failed } = await readParts(
        queuesOf(request, company.id),
        staffReads(pool),
        parts,
      );
      return { day, merchant: null, staff: read, failed };
    }
    case "merchant": {
      const { read, failed } = await readParts(request, merchantReads(range), MERCHANT_PARTS);
      return { day, merchant: read, staff: null, failed };
    }
    case "none":
      return { day, merchant: null, staff: null, failed: [] };
  }
}
