import { mailServer, type MailServer } from "@marquee/verification/harness/mail-server";
import { outboxHarness, type OutboxHarness } from "@marquee/verification/harness/outbox-harness";
import { WORLD_NOW } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readGreeting, smtpOptions, type SmtpOptions } from "../config/read-smtp.ts";
import { mailJob } from "./mail-job.ts";
import type { OutgoingMail } from "./mailer.ts";
import { sendMail } from "./send-mail.ts";
import { smtpMailer } from "./smtp-mailer.ts";

const FROM = "Marquee <no-reply@marquee.example>";
const MAIL: OutgoingMail = {
  key: "campaign-paid:1",
  to: "ann@example.org",
  replyTo: null,
  subject: "Paid",
  text: "Thank you.",
  html: "<p>Thank you.</p>",
  link: null,
};
const CONTENT = {
  subject: "Your campaign is paid",
  paragraphs: ["Thank you."],
  facts: [{ label: "Invoice", value: "INV-2026-000007" }],
  link: null,
};
const checkedOptions = (url: string): SmtpOptions => {
  const options = smtpOptions(url);
  if (typeof options === "string") throw new Error(`${url} ${options}`);
  return options;
};
const never = new AbortController().signal;

let harness: OutboxHarness;
beforeAll(async () => {
  harness = await outboxHarness();
});
beforeEach(() => harness.reset());
afterAll(() => harness.close());

/** Runs `use` beside a mail server that is closed afterwards. */
async function beside<T>(
  options: Parameters<typeof mailServer>[0],
  use: (server: MailServer) => Promise<T>,
): Promise<T> {
  const server = await mailServer(options);
  try {
    return await use(server);
  } finally {
    await server.close();
  }
}
const headerLines = (message: string): readonly string[] =>
  (message.split("\r\n\r\n")[0] ?? "").replaceAll(/\r\n[ \t]+/g, " ").split("\r\n");

describe("mail over SMTP", () => {
  it("[MAIL-P1] reaches a real server in both forms, from us to one recipient", () =>
    beside({}, async ({ url, received }) => {
      const mailer = smtpMailer(checkedOptions(url), FROM);
      await harness.write(
        mailJob("campaign-paid:1", "ann@example.org", CONTENT, "bob@example.org"),
      );
      await harness.worker(sendMail(mailer)).flush();
      expect(received).toMatchObject([
        { from: "no-reply@marquee.example", to: ["ann@example.org"] },
      ]);
      const { message = "" } = received[0] ?? {};
      expect(headerLines(message)).toEqual(
        expect.arrayContaining([
          "From: Marquee <no-reply@marquee.example>",
          "To: ann@example.org",
          "Reply-To: bob@example.org",
          "Subject: Your campaign is paid",
          "Auto-Submitted: auto-generated",
        ]),
      );
      expect(message).toContain("Content-Type: text/plain");
      expect(message).toContain("Invoice: INV-2026-000007");
      expect(message).toContain('scope=3D"row"');
      expect(await harness.rows()).toMatchObject([{ doneOn: WORLD_NOW, attempts: 1 }]);
    }));

  it("[MAIL-P3] has one Message-ID for all attempts of a mail, and another for another", () =>
    beside({}, async ({ url, received }) => {
      const mailer = smtpMailer(checkedOptions(url), FROM);
      for (const key of ["a", "a", "b"]) await mailer.send({ ...MAIL, key }, never);
      const numbers = received.map(({ message }) => /^Message-ID: (.+)$/im.exec(message)?.[1]);
      expect(numbers[0]).toMatch(/^<[0-9a-f]{40}@marquee\.example>/);
      expect(numbers[1]).toBe(numbers[0]);
      expect(numbers[2]).not.toBe(numbers[0]);
    }));

  it("[MAIL-P4] gives up a recipient that is refused for good, and tries again if it may pass", () =>
    beside(
      {
        onRcptTo({ address }, _session, done) {
          const code = address.startsWith("gone") ? 550 : 451;
          done(Object.assign(new Error("no"), { responseCode: code }));
        },
      },
      async ({ url }) => {
        await harness.write(
          mailJob("a", "gone@example.org", CONTENT),
          mailJob("b", "busy@example.org", CONTENT),
        );
        await harness.worker(sendMail(smtpMailer(checkedOptions(url), FROM))).flush();
        expect(await harness.rows()).toMatchObject([
          { key: "a", deadOn: WORLD_NOW },
          { key: "b", deadOn: null, dueAt: "2026-03-02T18:00:10.000Z" },
        ]);
      },
    ));

  it("[MAIL-P6] greets the server by the name that is set", () => {
    const greetings: string[] = [];
    return beside(
      {
        onMailFrom(_address, session, done) {
          greetings.push(session.hostNameAppearsAs);
          done();
        },
      },
      async ({ url }) => {
        await harness.write(mailJob("a", "ann@example.org", CONTENT));
        const options = { ...checkedOptions(url), ...readGreeting("mail.example.com", []) };
        await harness.worker(sendMail(smtpMailer(options, FROM))).flush();
        expect(greetings).toEqual(["mail.example.com"]);
      },
    );
  });

  it("[MAIL-P5] counts no attempt while no server can be reached", async () => {
    const { url } = await beside({}, async (server) => server);
    await harness.write(mailJob("a", "ann@example.org", CONTENT));
    await harness.worker(sendMail(smtpMailer(checkedOptions(url), FROM))).flush();
    expect(await harness.rows()).toMatchObject([
      { deadOn: null, doneOn: null, attempts: 0, dueAt: "2026-03-02T18:01:00.000Z" },
    ]);
  });

  const notAvailable = Object.assign(new Error("shutting down"), { responseCode: 421 });

  it.each([
    ["greets", { onConnect: (_session, done) => done(notAvailable) }],
    ["knows the recipient", { onRcptTo: (_address, _session, done) => done(notAvailable) }],
  ] satisfies readonly (readonly [string, Parameters<typeof mailServer>[0]])[])(
    "[MAIL-P5] counts no attempt if the server says that it is not available when it %s",
    (_when, options) =>
      beside(options, async ({ url }) => {
        await harness.write(mailJob("a", "ann@example.org", CONTENT));
        await harness.worker(sendMail(smtpMailer(checkedOptions(url), FROM))).flush();
        expect(await harness.rows()).toMatchObject([
          { deadOn: null, doneOn: null, attempts: 0, dueAt: "2026-03-02T18:01:00.000Z" },
        ]);
      }),
  );
});

describe("mail that is tampered with", () => {
  const attacks = [
    ["subject", { ...CONTENT, subject: "Hi\r\nBcc: eve@example.org\r\n\r\nPay me" }],
    ["figure", { ...CONTENT, facts: [{ label: "Invoice", value: "7\r\nBcc: eve@example.org" }] }],
    ["paragraph", { ...CONTENT, paragraphs: ["\r\n.\r\nMAIL FROM:<eve@example.org>\r\n"] }],
  ] as const;
  it.each(attacks)("[MAIL-S2] goes to its one recipient, whatever its %s holds", (_part, content) =>
    beside({}, async ({ url, received }) => {
      await harness.write(mailJob("a", "ann@example.org", content));
      await harness.worker(sendMail(smtpMailer(checkedOptions(url), FROM))).flush();
      expect(received.map(({ to }) => to)).toEqual([["ann@example.org"]]);
      const names = headerLines(received[0]?.message ?? "").map((line) => line.split(":")[0]);
      expect(names).not.toContain("Bcc");
    }),
  );

  it.each([
    "ann@example.org, eve@example.org",
    "ann@example.org\r\nBcc: eve@example.org",
    "Ann <ann@example.org>",
    "ann",
  ])("[MAIL-S2] is not sent to %j", (to) =>
    beside({}, async ({ url, received }) => {
      await harness.write(mailJob("a", to, CONTENT));
      await harness.worker(sendMail(smtpMailer(checkedOptions(url), FROM))).flush();
      expect(received).toEqual([]);
      expect(await harness.rows()).toMatchObject([
        { deadOn: WORLD_NOW, lastError: "The recipient is no e-mail address." },
      ]);
    }),
  );

  it("[MAIL-S2] keeps a carrier alone from adding recipients too", () =>
    beside({}, async ({ url, received }) => {
      const mailer = smtpMailer(checkedOptions(url), FROM);
      const replyTo = "eve@example.org\r\nBcc: eve@example.org";
      await mailer.send({ ...MAIL, subject: "a\r\nBcc: eve@example.org", replyTo }, never);
      expect(received.map(({ to }) => to)).toEqual([["ann@example.org"]]);
      expect(headerLines(received[0]?.message ?? "").some((line) => /^bcc:/i.test(line))).toBe(
        false,
      );
    }));
});

describe("the way to the server", () => {
  it("[MAIL-S1] is under TLS for every server but one on this machine, whatever the query asks", () => {
    const tls = { secure: false, requireTLS: true, ignoreTLS: false };
    expect(smtpOptions("smtp://mail.example?ignoreTLS=true&requireTLS=false")).toEqual({
      host: "mail.example",
      port: 587,
      ...tls,
    });
    expect(smtpOptions("smtps://u:p%40ss@mail.example")).toMatchObject({
      port: 465,
      secure: true,
      auth: { user: "u", pass: "p@ss" },
    });
    for (const host of ["127.0.0.1", "localhost", "[::1]"])
      expect(smtpOptions(`smtp://${host}:25`)).toMatchObject({ requireTLS: false, secure: false });
    for (const host of ["127.0.0.1.example", "localhost.example", "0.0.0.0"])
      expect(smtpOptions(`smtp://${host}`)).toMatchObject(tls);
    for (const text of ["", "mail.example", "https://mail.example", "smtp://"])
      expect(smtpOptions(text)).toContain("names a mail server");
  });

  it("[MAIL-S1] carries nothing, no password either, if the server offers no TLS", () => {
    const passwords: unknown[] = [];
    return beside(
      {
        allowInsecureAuth: true,
        onAuth(auth, _session, done) {
          passwords.push(auth.password);
          done(null, { user: "u" });
        },
      },
      async ({ port, received }) => {
        const far = checkedOptions("smtp://u:p@mail.example");
        const delivery = await smtpMailer({ ...far, host: "127.0.0.1", port }, FROM).send(
          MAIL,
          never,
        );
        expect(delivery).toMatchObject({ tag: "refused", lasting: false });
        expect([received, passwords]).toEqual([[], []]);
      },
    );
  });

  it("[MAIL-S1] carries nothing to a server whose certificate is not trusted", () =>
    beside({ hideSTARTTLS: false }, async ({ port, received }) => {
      const far = checkedOptions("smtp://mail.example");
      const delivery = await smtpMailer({ ...far, host: "127.0.0.1", port }, FROM).send(
        MAIL,
        never,
      );
      expect(delivery).toMatchObject({ tag: "refused", lasting: false });
      expect(received).toEqual([]);
    }));
});
