import { encodeEmail } from "@marquee/api/http/path";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { addDays } from "@marquee/domain/dates/days";
import type { Traffic } from "@marquee/domain/traffic/traffic.schema";
import { deliver } from "@marquee/verification/harness/delivery";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { shopperBill } from "@marquee/verification/harness/shopper-bill";
import { signUpHarness } from "@marquee/verification/harness/sign-up";
import { STORE } from "@marquee/verification/harness/world";
import { afterEach, beforeEach, expect, it } from "vitest";
import { MOST_RUNS, missingText } from "../cases/stored-runs.ts";
import { newId } from "../platform/database/new-id.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { countStored } from "./count-stored.ts";
import { countedVersions } from "./counted-charts.ts";

let harness: PaymentHarness;
beforeEach(async () => {
  harness = await paymentHarness();
});
afterEach(() => harness.close());

/** The audit trail has the database's time, other rows have the server's: days that hold both. */
const period = () => ({ from: "2026-01-01", to: addDays(centralDayOf(new Date()), 1) });

/** How often each transition, hop and way was counted, states by their keys. */
async function sumsOf(machine: string, market?: "CA" | "US") {
  const versions = await countedVersions(machine);
  const [known] = [...versions.values()];
  const stored = await withScope(harness.server.pool, SYSTEM, (tx) =>
    countStored(tx, versions, { machine, ...period(), market }),
  );
  const keyOf = (place: string) =>
    known?.chart.states[Number(place)]?.id.split(".").at(-1) ?? place;
  return Object.fromEntries(
    (stored?.cells ?? []).flatMap(({ what, of, n }) =>
      what === "way" || what === "run" || what === "left"
        ? [[`${what} ${what === "run" ? of : of.split(".").map(keyOf).join(" ")}`, n]]
        : [],
    ),
  );
}

it("[TRAFFIC-R1] counts payments by what became of them, however often it is asked", async () => {
  const paid = await harness.opened("counted");
  await harness.confirm(paid);
  await harness.reconcile(paid.id);
  await harness.opened("left open");
  const sums = {
    "run begun": 2,
    "run finished": 1,
    "way open paid": 1,
    "left open": 1,
    "way open": 1,
  };
  expect(await sumsOf("paymentRecord")).toEqual(sums);
  await harness.reconcile(paid.id);
  expect(await sumsOf("paymentRecord")).toEqual(sums);
  expect(await sumsOf("paymentRecord", "CA")).toEqual(sums);
  expect(await sumsOf("paymentRecord", "US")).toEqual({});
});

it("[TRAFFIC-R1] counts bills, branches and work that is due from their rows", async () => {
  const { server } = harness;
  const bills = [shopperBill("one"), shopperBill("two"), shopperBill("three")];
  expect((await deliver(server, "bills", bills)).status).toBe(200);
  const me = encodeEmail("master@marquee.test");
  await server.call("master", "POST", `/bills/status/A/Approve/${bills[0]?.id}/${me}`);
  await server.call("master", "POST", `/bills/status/R/Reject/${bills[1]?.id}/${me}`);
  expect(await sumsOf("billRecord")).toMatchObject({
    "run begun": 3,
    "run finished": 2,
    "way waiting approved": 1,
    "way waiting rejected": 1,
    "left waiting": 1,
  });
  const [before, work] = [await sumsOf("branchRecord"), await sumsOf("outboxRecord")];
  await server.call("master", "GET", `/activeStoreCampaign/${STORE.halifax}`);
  const ways = await sumsOf("branchRecord");
  expect([ways["way pending live"] ?? 0, ways["left pending"] ?? 0]).toEqual([
    (before["way pending live"] ?? 0) + 1,
    (before["left pending"] ?? 0) - 1,
  ]);
  expect((await sumsOf("outboxRecord"))["run begun"] ?? 0).toBeGreaterThanOrEqual(
    work["run begun"] ?? 0,
  );
});

it("[TRAFFIC-R1] counts sign-ups by the mail that followed and the first approval of their branch", async () => {
  const { server } = harness;
  const signUps = signUpHarness(server);
  const [waiting, approved] = [await signUps.request("Waiting"), await signUps.request("Approved")];
  for (const body of [waiting, approved]) expect((await signUps.submit(body)).status).toBe(200);
  const { rows } = await server.database.owner.query<{ id: string }>(
    "select store_id as id from sign_up where company_id = $1",
    [approved.companyId],
  );
  await server.call("master", "GET", `/activeStoreCampaign/${rows[0]?.id}`);
  expect(await sumsOf("signUpRecord")).toEqual({
    "run begun": 2,
    "run finished": 1,
    "way submitted confirming": 1,
    "way submitted confirming live": 1,
    "left confirming": 1,
  });
});

it("[TRAFFIC-R4] says what is stored no longer, and that only the newest runs were read", async () => {
  const read = async (machine: string) =>
    (await harness.server.call<Traffic>("master", "GET", `/traffic/${machine}`)).data.missing;
  expect(await read("signUpRecord")).toBe(
    "Sign-ups that were removed are stored no longer, and are not counted.",
  );
  expect(await read("billRecord")).toBe(undefined);
  expect(missingText("billRecord", MOST_RUNS)).toBe("Only the newest 20,000 runs were read.");
});

it("[TRAFFIC-R2] takes nothing of such a chart from a page", async () => {
  const [version] = [...(await countedVersions("billRecord")).keys()];
  const cells = [{ what: "run", of: "begun", n: 9, times: [] }];
  const body = { id: newId(), machines: [{ machine: "billRecord", version, cells }] };
  expect((await harness.server.call("merchant", "POST", "/traffic", { body })).status).toBe(200);
  const { rows } = await harness.server.database.owner.query(
    "select 1 from traffic where machine = 'billRecord'",
  );
  expect(rows).toEqual([]);
});
