import { describe, expect, it } from "vitest";
import { NOTIFICATION_KINDS } from "./notification-kinds.ts";
import { notificationMail, notificationText } from "./notification-text.ts";
import { isNotified, isStaffNotified, notifiedKinds, tomorrow } from "./notified-users.ts";

const kindText = (kind: (typeof NOTIFICATION_KINDS)[number], name = "Verdun") =>
  notificationText({ kind, name, subject: "k1", amount: 8.05 });

describe("who is notified", () => {
  const reader = { companyId: "c1" };
  it("[NOTE-2] are users of the company, and of the branch if they have one", () => {
    expect(isNotified("storeApproved", reader, "s1")).toBe(true);
    expect(isNotified("storeApproved", { ...reader, storeId: "s1" }, "s1")).toBe(true);
    expect(isNotified("storeApproved", { ...reader, storeId: "s2" }, "s1")).toBe(false);
    expect(isNotified("campaignEnds", { ...reader, storeId: "s2" }, null)).toBe(true);
    expect(isNotified("campaignEnds", { ...reader, isAgentUser: "Y" }, "s1")).toBe(false);
  });

  it("[NOTE-2] are, of a rejected bill, those who may see bills", () => {
    expect(isNotified("billRejected", reader, "s1")).toBe(false);
    expect(isNotified("billRejected", { ...reader, privilegeCode: ["VIEW_BILLS"] }, "s1")).toBe(
      true,
    );
  });
});

describe("what staff are notified of", () => {
  const master = { isMaster: "Y" } as const;
  it("[NOTE-10] is what they may do, and nothing of a company's", () => {
    expect(notifiedKinds(master)).toEqual([
      "storeWaits",
      "billsWait",
      "paymentStuck",
      "paymentDisputed",
      "refundFailed",
      "cardsTested",
      "rowsRefused",
    ]);
    expect(notifiedKinds({ isAgentUser: "Y" })).toEqual([]);
    expect(isStaffNotified("billsWait", { companyId: "c1", privilegeCode: ["VIEW_BILLS"] })).toBe(
      false,
    );
  });

  it("[NOTE-9] is no choice of a user of a company, who chooses bills if they may see them", () => {
    expect(notifiedKinds({ companyId: "c1" })).toEqual([
      "storeApproved",
      "storeUnapproved",
      "storeSentBack",
      "campaignEnds",
      "paymentFailed",
      "cardExpires",
    ]);
    expect(notifiedKinds({ companyId: "c1", isShopify: "Y" })).not.toContain("cardExpires");
    expect(notifiedKinds({ companyId: "c1", privilegeCode: ["VIEW_BILLS"] })).toContain(
      "billRejected",
    );
  });
});

describe("what they read", () => {
  it("[NOTE-3] tomorrow is the next day in Central time", () => {
    expect(tomorrow("2026-03-03T05:00:00.000Z")).toEqual({
      after: "2026-03-03T06:00:00.000Z",
      until: "2026-03-04T06:00:00.000Z",
    });
  });

  it("[NOTE-5] is what happened, what that means and where to go", () => {
    expect(NOTIFICATION_KINDS.map((kind) => kindText(kind).title)).toEqual([
      "Verdun is approved",
      "The approval of Verdun was withdrawn",
      "Verdun was sent back",
      "Verdun ends tomorrow",
      "Payment of CAD 8.05 failed",
      "Verdun expires soon",
      "A bill of Verdun was rejected",
      "Verdun awaits approval",
      "Bills wait for a decision",
      "A payment of CAD 8.05 is stuck",
      "A payment of CAD 8.05 is disputed",
      "A refund of CAD 8.05 failed",
      "Many cards of Verdun were declined",
      "Rows of k1 were refused",
    ]);
    for (const kind of NOTIFICATION_KINDS) expect(kindText(kind).path).toMatch(/^\/home\//);
    // by id: a name may have changed since
    for (const kind of ["storeWaits", "storeApproved", "storeUnapproved", "storeSentBack"] as const)
      expect(kindText(kind)).toMatchObject({ path: "/home/branches", search: { store: "k1" } });
    expect(kindText("billRejected").search).toEqual({ tab: "R", bill: "k1" });
    expect(kindText("campaignEnds").search).toEqual({ id: "k1" });
    expect(kindText("paymentFailed")).toMatchObject({
      path: "/home/checkout",
      search: { id: "k1" },
    });
    expect(kindText("cardExpires").search).toEqual({ tab: "own", card: "k1" });
    expect(kindText("paymentFailed").detail).toContain("Nothing was charged for Verdun.");
    expect(kindText("paymentFailed", "").detail).toMatch(/^Nothing was charged\. You/);
  });

  it("[NOTE-6] is mailed in the same words, with a link to it and how to switch it off", () => {
    const said = {
      kind: "storeWaits",
      name: "Mile End & co",
      subject: "s1",
      amount: null,
    } as const;
    const mail = notificationMail(said);
    expect(mail.subject).toBe("Mile End & co awaits approval");
    expect(mail.paragraphs.join(" ")).toContain("switch it off");
    expect(mail.link?.href).toBe("/home/branches?store=s1");
    expect(notificationMail({ ...said, kind: "billsWait" }).link).toEqual({
      label: "Review the bills",
      href: "/home/bills/queue",
    });
  });
});
