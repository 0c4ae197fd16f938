import { expect, it } from "vitest";
import { ruleIssues } from "../validation/rule.ts";
import { correctedAddressRules } from "./corrected-address-rules.ts";
import { canChangeAddress, describeJob, kindLabel } from "./describe-job.ts";
import { undeliveredMessages } from "./messages.ts";

const mail = (href: string | null) => ({
  to: "ada@marquee.test",
  replyTo: null,
  content: {
    subject: "Your campaign is paid",
    paragraphs: ["The secret is tkn-1."],
    facts: [],
    link: href === null ? null : { label: "Open", href },
  },
});

it("[OUTBOX-U1] says to whom a mail is, what it is about, and the page that it names", () => {
  expect(describeJob("mail", mail("/home/campaign/manage?id=c1"))).toEqual({
    to: "ada@marquee.test",
    about: "Your campaign is paid",
    link: "/home/campaign/manage?id=c1",
  });
});

it.each([
  ["https://marquee.test/ADMIN-UI/signup?resume=tkn-1"],
  ["/signup?resume=tkn-1"],
  ["/invitation#tkn-1"],
  [null],
])("[OUTBOX-U2] shows no link that lets its reader in, such as %s", (href) => {
  expect(describeJob("mail", mail(href)).link).toBeNull();
});

it("[OUTBOX-U2] never shows what is in the body", () => {
  expect(JSON.stringify(describeJob("mail", mail("https://marquee.test/?t=tkn-1")))).not.toContain(
    "tkn-1",
  );
});

it.each([
  ["userMail", { email: "ada@marquee.test", mail: "PASSWORD_RESET" }, "Choose a password"],
  ["userMail", { email: "ada@marquee.test", mail: "VERIFY_EMAIL" }, "Confirm the e-mail"],
  ["userInvitation", { email: "ada@marquee.test" }, "Invitation to the company"],
  ["userAccount", { email: "ada@marquee.test" }, "The account that the user signs in with"],
])("[OUTBOX-U1] leads from %s to its user", (kind, payload, about) => {
  expect(describeJob(kind, payload)).toEqual({
    to: "ada@marquee.test",
    about,
    link: "/home/users?q=ada%40marquee.test",
  });
});

it("[OUTBOX-U1] says what a notification said, and leads to where it leads", () => {
  const said = { kind: "storeApproved", name: "Maple, Verdun", subject: "s1", amount: null };
  expect(describeJob("notificationMail", { to: "ada@marquee.test", said })).toEqual({
    to: "ada@marquee.test",
    about: "Maple, Verdun is approved",
    link: "/home/branches?store=s1",
  });
});

it("[OUTBOX-U1] leads from the account of a sign-up to its company", () => {
  expect(describeJob("signUpAccount", { companyId: "c1" }).link).toBe("/home/company/view?id=c1");
});

it.each([[null], ["text"], [{}], [{ content: [], said: { kind: "unknown" } }]])(
  "[OUTBOX-U1] describes a job of every kind by its kind alone if its payload is %j",
  (payload) => {
    for (const kind of [
      "mail",
      "notificationMail",
      "userMail",
      "signUpAccount",
      "forgetCard",
      "x",
    ]) {
      const { to, about, link } = describeJob(kind, payload);
      expect({ to, link }).toEqual({ to: null, link: null });
      expect(about).not.toBe("");
    }
  },
);

it("[OUTBOX-U1] names a kind in words, and one that it does not know by its own name", () => {
  expect(kindLabel("mail")).toBe("Mail");
  expect(kindLabel("toString")).toBe("toString");
});

it("[OUTBOX-U3] says how many jobs are tried again", () => {
  expect([0, 1, 3].map(undeliveredMessages.sentAgain)).toEqual([
    "This has been sent again already.",
    "1 job is tried again now.",
    "3 jobs are tried again now.",
  ]);
});

it("[OUTBOX-A3] lets a mail go elsewhere that has no link, or one to a page behind the sign-in", () => {
  expect(canChangeAddress("mail", mail(null))).toBe(true);
  expect(canChangeAddress("mail", mail("/home/campaign/manage?id=c1"))).toBe(true);
  const said = { kind: "storeApproved", name: "Maple, Verdun", subject: "s1", amount: null };
  expect(canChangeAddress("notificationMail", { to: "ada@marquee.test", said })).toBe(true);
});

it.each([
  ["mail", mail("https://marquee.test/ADMIN-UI/register#resume=tkn-1")],
  ["mail", mail("/auth/action?mode=invite#tkn-1")],
  ["mail", { ...mail(null), to: "" }],
  ["mail", { to: "ada@marquee.test" }],
  ["mail", null],
  ["notificationMail", { to: "ada@marquee.test", said: { kind: "unknown" } }],
  ["userMail", { email: "ada@marquee.test", mail: "PASSWORD_RESET" }],
  ["userInvitation", { email: "ada@marquee.test", to: "ada@marquee.test" }],
  ["forgetCard", {}],
])("[OUTBOX-A3] lets %s with %j go to its own address alone", (kind, payload) => {
  expect(canChangeAddress(kind, payload)).toBe(false);
});

it.each([
  ["OUTBOX-A1", "", undeliveredMessages.addressMissing],
  ["OUTBOX-A2", "ada", undeliveredMessages.addressInvalid],
  ["OUTBOX-A2", "ada@marquee.test, eve@marquee.test", undeliveredMessages.addressInvalid],
])("[OUTBOX-A1] [OUTBOX-A2] refuses by %s %j as a corrected address", (rule, to, message) => {
  expect(ruleIssues(correctedAddressRules, { to }, undefined)).toEqual([
    { rule, field: "to", message },
  ]);
});

it("[OUTBOX-A2] takes an e-mail, with spaces around it", () => {
  expect(ruleIssues(correctedAddressRules, { to: " ada@marquee.test " }, undefined)).toEqual([]);
});
