import { afterAll, beforeAll, expect, it } from "vitest";
import { openPayPalHarness, type PayPalHarness } from "../testing/paypal-harness.ts";

const time = { now: new Date("2026-03-02T18:00:00.000Z") };
let harness: PayPalHarness;
beforeAll(async () => {
  harness = await openPayPalHarness({ clock: { now: () => time.now } });
});
afterAll(() => harness.close());

async function captureOrder(value: string): Promise<string> {
  const { body } = await harness.order(value);
  await harness.approve(body.id, "approve");
  const done = await harness.call("POST", `/v2/checkout/orders/${body.id}/capture`);
  return done.body.purchase_units[0]?.payments?.captures[0]?.id ?? "";
}

interface Found {
  readonly transaction_details: readonly {
    readonly transaction_info: {
      readonly transaction_event_code: string;
      readonly transaction_amount: { readonly value: string };
      readonly fee_amount?: { readonly value: string };
      readonly paypal_reference_id?: string;
    };
  }[];
  readonly total_items: number;
  readonly total_pages: number;
}

const search = async (from: string, to: string, more = "") => {
  const path = `/v1/reporting/transactions?start_date=${from}&end_date=${to}${more}`;
  const { status, body } = await harness.call("GET", path);
  return { status, found: body as unknown as Found };
};

it("[SBX-Y10] lists captures with their fee, and refunds with the capture that they refer to, page by page", async () => {
  const capture = await captureOrder("10.00");
  await harness.call("POST", `/v2/payments/captures/${capture}/refund`, {
    amount: { currency_code: "CAD", value: "2.50" },
  });
  const days = ["2026-03-01T00:00:00.000Z", "2026-03-31T00:00:00.000Z"] as const;
  const pages = [
    await search(...days, "&page_size=1"),
    await search(...days, "&page_size=1&page=2"),
  ];
  expect(pages.map(({ found }) => [found.total_items, found.total_pages])).toEqual([
    [2, 2],
    [2, 2],
  ]);
  const lines = pages.flatMap(({ found }) =>
    found.transaction_details.map(({ transaction_info: info }) => [
      info.transaction_event_code,
      info.transaction_amount.value,
      info.fee_amount?.value,
      info.paypal_reference_id,
    ]),
  );
  expect(lines).toHaveLength(2);
  expect(lines).toEqual(
    expect.arrayContaining([
      ["T0006", "10.00", "-0.59", undefined],
      ["T1107", "-2.50", undefined, capture],
    ]),
  );
});

it("[SBX-Y10] searches at most 31 days at once, as PayPal does", async () => {
  expect((await search("2026-01-01T00:00:00.000Z", "2026-03-31T00:00:00.000Z")).status).toBe(400);
});
