import { CHART_DAYS, chartDays, everyDay } from "@marquee/domain/home/live-campaigns";
import { centralDayOf, startOfCentralDay } from "@marquee/domain/dates/central-time";
import { homeKind, MERCHANT_PARTS, staffParts } from "@marquee/domain/home/home-parts";
import type { Home, MerchantHome, StaffHome } from "@marquee/domain/home/home.schema";
import type { SignedInRequest } from "../platform/http/request.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { readDays, readFigures, readLiveCampaigns } from "./merchant-queries.ts";
import { readDifferences } from "./difference-queries.ts";
import { readDisputes } from "./dispute-queries.ts";
import { readProgress } from "./progress-query.ts";
import {
  readBills,
  readChanges,
  readPaidToday,
  readPayments,
  readStores,
} from "./staff-queries.ts";
import { readWaiting } from "./waiting-queries.ts";

/** Reads one part of a Home in a transaction of its own. */
type Reads<Parts> = {
  readonly [Name in keyof Parts]: (context: RequestContext) => Promise<Parts[Name]>;
};

const firstDay = (now: Date): string =>
  startOfCentralDay(chartDays(centralDayOf(now), CHART_DAYS)[0] ?? centralDayOf(now));

const MERCHANT: Reads<MerchantHome> = {
  figures: readFigures,
  days: async (context) =>
    everyDay(await readDays(context, firstDay(context.now)), centralDayOf(context.now)),
  campaigns: (context) => readLiveCampaigns(context, firstDay(context.now)),
  waiting: readWaiting,
  progress: readProgress,
};

const STAFF: Reads<StaffHome> = {
  stores: readStores,
  bills: readBills,
  payments: readPayments,
  disputes: readDisputes,
  differences: readDifferences,
  paidToday: readPaidToday,
  changes: readChanges,
};

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
      read[name] = await request.transaction((tx) => reads[name]({ ...request, tx }));
    } catch (error) {
      request.log.error({ err: error, part: name }, "a part of Home could not be read");
      failures.push({ name, error });
    }
  }
  if (names.length > 0 && failures.length === names.length) throw failures[0]?.error;
  return { read: read as All, failed: failures.map(({ name }) => name) };
}

/** Home as the caller sees it (HOME-A1 to HOME-A3). */
export async function readHome(request: SignedInRequest): Promise<Home> {
  const { user, now } = request;
  const day = centralDayOf(now);
  switch (homeKind(user)) {
    case "staff": {
      const { read, failed } = await readParts(request, STAFF, staffParts(user));
      return { day, merchant: null, staff: read, failed };
    }
    case "merchant": {
      const { read, failed } = await readParts(request, MERCHANT, MERCHANT_PARTS);
      return { day, merchant: read, staff: null, failed };
    }
    case "none":
      return { day, merchant: null, staff: null, failed: [] };
  }
}
