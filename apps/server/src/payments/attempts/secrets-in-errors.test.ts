import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { afterAll, beforeAll, expect, it } from "vitest";

const lines: string[] = [];
let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness({ logStream: { write: (line) => void lines.push(line) } });
});
afterAll(() => harness.close());

it("[OPS-8] a payment whose secret cannot be stored leaves it neither in the log, nor with its attempt, nor with staff", async () => {
  const { owner } = harness.server.database;
  await owner.query(
    "alter table payment_attempt add constraint no_secret check (client_secret is null) not valid",
  );
  const response = await harness.open("broken");
  expect(response.status).toBe(500);
  await owner.query(
    "update payment_attempt set dead_since = now(), due_at = null where last_error is not null",
  );
  const { data } = await harness.server.call<readonly { lastError: string }[]>(
    "master",
    "GET",
    "/stuckPayments",
  );
  expect(data.map(({ lastError }) => lastError)).toEqual([
    "a check is broken (23514), constraint no_secret, table payment_attempt",
  ]);
  const { rows } = await owner.query("select * from payment_attempt, audit");
  expect(rows.length).toBeGreaterThan(0);
  expect(lines.join("")).toContain("constraint no_secret");
  for (const text of [response.text, JSON.stringify(rows), lines.join("")])
    expect(text).not.toMatch(/_secret_/);
});
