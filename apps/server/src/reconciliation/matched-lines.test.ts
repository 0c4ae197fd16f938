import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type {
  BookDifference,
  MatchedLine,
  Reconciliation,
  TaxTotal,
} from "@marquee/domain/reconciliation/difference.schema";
import { reconciling } from "@marquee/verification/harness/reconciling";
import { COMPANY } from "@marquee/verification/harness/world";
import { expect, it } from "vitest";

const { harness, compare, paid } = reconciling();

const read = <Data>(path: string, who = "master") =>
  harness().server.call<Data>(who, "GET", `/reconciliation${path}`);
const findMatches = async ({ id }: Pick<Checkout, "id">, query = "") =>
  (await read<MatchedLine[]>(`/matched?q=${id}${query}`)).data;

it("[RECONCILE-Q9] lists a line that both sides have alike, once however often it is compared", async () => {
  const checkout = await paid("alike");
  await compare();
  await compare();
  const lines = await findMatches(checkout);
  expect(lines).toMatchObject([
    {
      kind: "payment",
      paymentType: "Card",
      lineId: checkout.paymentIntentId,
      checkoutId: checkout.id,
      amount: checkout.receipt.charge,
      currency: "CAD",
    },
  ]);
  const { data: overview } = await read<Reconciliation>("");
  expect(overview.matched).toBeGreaterThan(0);
});

it("[RECONCILE-Q9] takes a line that differs later off the list", async () => {
  const checkout = await paid("alike at first");
  await compare();
  await harness().server.database.owner.query(
    "update payment_attempt set received_amount = received_amount + 1 where checkout_id = $1",
    [checkout.id],
  );
  await compare();
  expect(await findMatches(checkout)).toEqual([]);
});

it("[RECONCILE-Q10] narrows lines, differences and taxes to a company", async () => {
  const checkout = await paid("of Maple");
  await compare();
  const own = `&companyId=${COMPANY.maple}`;
  const other = `&companyId=${COMPANY.northline}`;
  expect(await findMatches(checkout, own)).toHaveLength(1);
  expect(await findMatches(checkout, other)).toEqual([]);
  const taxes = async (query: string) =>
    (await read<TaxTotal[]>(`/taxes?${query.slice(1)}`)).data.length;
  expect(await taxes(own)).toBeGreaterThan(0);
  expect(await taxes(other)).toBe(0);
  await harness().server.database.owner.query(
    "update payment_attempt set received_amount = received_amount + 1 where checkout_id = $1",
    [checkout.id],
  );
  await compare();
  const differences = async (query: string) =>
    (await read<BookDifference[]>(`/differences?q=${checkout.id}${query}`)).data.length;
  expect([await differences(own), await differences(other)]).toEqual([1, 0]);
});

it("[RECONCILE-Q1] refuses matched lines to merchants", async () => {
  expect((await read("/matched", "merchant")).status).toBe(403);
});
