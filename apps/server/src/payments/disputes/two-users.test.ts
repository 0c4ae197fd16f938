import type { Dispute } from "@marquee/domain/disputes/dispute.schema";
import { disputeMessages } from "@marquee/domain/disputes/messages";
import { paymentHarness, type PaymentHarness } from "@marquee/verification/harness/payment-harness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let harness: PaymentHarness;
beforeAll(async () => {
  harness = await paymentHarness();
  await harness.server.database.owner.query(
    "update app_user set is_master = 'Y', name = 'Ines Roy' where email = 'agent@marquee.test'",
  );
});
afterAll(() => harness.close());

const find = async (who: string, checkoutId: string): Promise<Dispute> => {
  const { data } = await harness.server.call<Dispute[]>(who, "GET", "/disputes?size=100");
  const dispute = data.find((each) => each.checkoutId === checkoutId);
  if (!dispute) throw new Error("no dispute");
  return dispute;
};
async function disputePayment(name: string): Promise<Dispute> {
  const checkout = await harness.opened(name);
  await harness.confirm(checkout, "pm_card_createDispute");
  await harness.reconcile(checkout.id);
  await harness.flush();
  return find("master", checkout.id);
}
const post = (who: string, { id }: Dispute, how: string, evidence?: string, replaces = "") =>
  harness.server.call<Dispute>(
    who,
    "POST",
    `/disputes/${id}/${how}`,
    evidence === undefined ? {} : { body: { evidence, replaces } },
  );
const WHEN = String.raw`on \d{4}/\d\d/\d\d \d\d:\d\d [AP]M CST\.`;
const expectNamed = async (
  response: ReturnType<typeof post>,
  what: string,
  rest: string,
): Promise<void> => {
  const { status, error } = await response;
  expect(error.message).toMatch(new RegExp(`^Ines Roy ${what} ${WHEN} `));
  expect(error.message.endsWith(rest)).toBe(true);
  expect(status).toBe(409);
};

describe("of two users who respond to a dispute at once", () => {
  it("[DISPUTE-S7] the second is told who has accepted it, whatever they wanted", async () => {
    const dispute = await disputePayment("accepted first");
    expect((await post("agent", dispute, "accept")).status).toBe(200);
    for (const [how, text] of [["accept"], ["submit", "It ran"], ["evidence", "It ran"]] as const)
      await expectNamed(
        post("master", dispute, how, text),
        "accepted this dispute",
        disputeMessages.closed,
      );
    const after = await find("master", dispute.checkoutId);
    expect(after).toMatchObject({ respondedBy: "agent@marquee.test", evidence: "" });
  });

  it("[DISPUTE-S7] the second is told who has submitted the evidence, whatever they wanted", async () => {
    const dispute = await disputePayment("submitted first");
    expect((await post("agent", dispute, "submit", "It ran for ten days.")).status).toBe(200);
    for (const [how, text] of [["accept"], ["submit", "It ran"], ["evidence", "It ran"]] as const)
      await expectNamed(
        post("master", dispute, how, text),
        "submitted the evidence",
        disputeMessages.underReview,
      );
    const after = await find("master", dispute.checkoutId);
    expect(after).toMatchObject({ state: "underReview", evidence: "It ran for ten days." });
  });

  it("[DISPUTE-E3] the second who writes is told who has written, and replaces nothing", async () => {
    const dispute = await disputePayment("written first");
    expect((await post("agent", dispute, "evidence", "First")).status).toBe(200);
    for (const how of ["evidence", "submit"])
      await expectNamed(
        post("master", dispute, how, "Second"),
        "changed this text",
        disputeMessages.reloadDraft,
      );
    expect((await post("master", dispute, "evidence", "Second", "First")).status).toBe(200);
  });
});
