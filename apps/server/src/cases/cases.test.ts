import { encodeEmail } from "@marquee/api/http/path";
import type { Case } from "@marquee/domain/cases/case.schema";
import { deliver } from "@marquee/verification/harness/delivery";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { shopperBill } from "@marquee/verification/harness/shopper-bill";
import { signUpHarness } from "@marquee/verification/harness/sign-up";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());

const read = (kind: string, id: string, who = "master") =>
  harness.server.call<Case>(who, "GET", `/cases/${kind}/${id}`);
const statesOf = ({ facts }: Case) =>
  facts.flatMap(({ state, who }) => (state === null ? [] : [[state.split(".").at(-1), who.kind]]));

it("[CASE-P2] tells a payment by its own id, by that of its payment at the provider and by that of its transaction", async () => {
  const checkout = await harness.opened("told");
  await harness.confirm(checkout);
  await harness.reconcile(checkout.id);
  const { data } = await read("payment", checkout.id);
  expect(data).toMatchObject({ kind: "payment", id: checkout.id, machine: "paymentRecord" });
  expect(statesOf(data)).toEqual([
    ["open", "user"],
    ["paid", "user"],
  ]);
  expect(data.facts.map(({ text }) => text)).toEqual(
    expect.arrayContaining(["Attempt 1 begun", "Invoice issued"]),
  );
  expect((await read("payment", checkout.paymentIntentId ?? "")).data).toEqual(data);
  const { rows } = await harness.server.database.owner.query<{ id: string }>(
    "select id from transaction where checkout_id = $1",
    [checkout.id],
  );
  expect((await read("payment", rows[0]?.id ?? "")).data).toEqual(data);
});

it("[CASE-A1] is read by staff who may see the thing itself, and nothing is said of what there is not", async () => {
  const checkout = await harness.opened("not shown");
  const status = async (kind: string, id: string, who: string) =>
    (await read(kind, id, who)).status;
  expect(await status("payment", checkout.id, "merchant")).toBe(403);
  expect(await status("payment", checkout.id, "agent")).toBe(403);
  expect(await status("approval", STORE.montreal, "agent")).toBe(200);
  expect(await status("approval", STORE.montreal, "merchant")).toBe(403);
  expect(await status("payment", "0".repeat(32), "agent")).toBe(404);
  expect(await status("bill", "0".repeat(32), "master")).toBe(404);
  expect(await status("nothing", STORE.montreal, "master")).toBe(422);
});

it("[CASE-P3] tells who withdrew and gave the approval of a branch", async () => {
  const { server } = harness;
  await server.call("master", "GET", `/unactiveStoreCampaign/${STORE.montreal}`);
  await server.call("master", "GET", `/activeStoreCampaign/${STORE.montreal}`);
  const { data } = await read("approval", STORE.montreal);
  expect(statesOf(data).slice(-2)).toEqual([
    ["withdrawn", "user"],
    ["live", "user"],
  ]);
  expect(data.facts.at(-1)?.who.name).not.toContain("@");
});

it("[CASE-M3] tells a bill that came and was approved", async () => {
  const { server } = harness;
  const bill = shopperBill("told");
  expect((await deliver(server, "bills", [bill])).status).toBe(200);
  const me = encodeEmail("master@marquee.test");
  await server.call("master", "POST", `/bills/status/A/Approve/${bill.id}/${me}`);
  const { data } = await read("bill", bill.id);
  expect(statesOf(data).map(([state]) => state)).toEqual(["waiting", "approved"]);
});

it("[CASE-P4] tells the sign-up of a company, and nothing of one that staff added", async () => {
  const signUps = signUpHarness(harness.server);
  const body = await signUps.request("Told");
  expect((await signUps.submit(body)).status).toBe(200);
  const { data } = await read("signUp", body.companyId);
  expect(statesOf(data).map(([state]) => state)).toEqual(["submitted", "confirming"]);
  expect((await read("signUp", COMPANY.maple)).status).toBe(404);
});
