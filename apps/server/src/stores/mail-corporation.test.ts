import { encodeEmail } from "@marquee/api/http/path";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sandboxMailer } from "../platform/mail/sandbox-mailer.ts";
import { sendMail } from "../platform/mail/send-mail.ts";
import { outboxWorker } from "../platform/outbox/worker.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ask = (who: string, companyName: string, named = "merchant") =>
  server.call(
    who,
    "GET",
    `/stores/sendCorporationMail/${encodeEmail(`${named}@marquee.test`)}/C-77/${encodeURIComponent(companyName)}/5145550100`,
  );

interface ShownMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}
async function outboxPage(): Promise<readonly ShownMail[]> {
  const response = await server.app.inject({
    url: "/__sandbox/outbox?to=operator@marquee.test",
    headers: { accept: "application/json" },
  });
  return response.json<{ data: readonly ShownMail[] }>().data;
}

describe("the mail to the operator", () => {
  it("[MAIL-P2] is on the outbox page of an embedded server, once for one question a day", async () => {
    for (const name of ["Maple", "Maple", "<b>Maple</b>\r\nBcc: eve@example.org"])
      expect((await ask("merchant", name)).data).toBe("Success");
    const { pool, clock, sandbox } = server;
    const worker = outboxWorker({
      pool,
      clock,
      effects: {
        mail: sendMail(sandboxMailer((mail) => sandbox.deliverMail(mail))),
      },
      log: server.app.log,
    });
    await worker.flush();
    // As if the server had died after delivering, before it could report it.
    await server.database.owner.query("update outbox set done_on = null");
    await worker.flush();
    await worker.stop();
    const mails = (await outboxPage()).filter(({ text }) =>
      text.includes("Asked by: merchant@marquee.test"),
    );
    expect(mails).toHaveLength(2);
    // They are carried at the same time, and are listed in the order in which they arrived.
    const [plain, marked] = mails.toSorted((a, b) => a.text.length - b.text.length);
    expect(plain).toMatchObject({
      subject: "Store on boarding: corporation id C-77 is already in use",
    });
    expect(marked?.text).toContain("Company: <b>Maple</b> Bcc: eve@example.org");
  });

  it("[MAIL-C6] is requested by users who may add or edit a company, and by no user who only reads", async () => {
    const refused = await ask("reader", "Maple", "reader");
    expect([refused.status, refused.error.tag]).toEqual([403, "Forbidden"]);
    expect((await ask("branch", "Maple", "branch")).status).toBe(403);
    expect((await ask("master", "Maple", "master")).status).toBe(200);
  });

  it("[LIMIT-14] is sent five times a day by one user", async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 6; time++)
      statuses.push((await ask("pending", `Harbour ${time}`, "pending")).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const refused = await ask("pending", "Harbour", "pending");
    expect(Number(refused.headers["retry-after"])).toBe(24 * 60 * 60);
    server.clock.advance(24 * 60 * 60 * 1000);
    expect((await ask("pending", "Harbour", "pending")).status).toBe(200);
  });

  it("[MAIL-C8] has the ten digits of the number to call, however it was written, and is refused with another", async () => {
    const askWith = (number: string) =>
      server.call(
        "master",
        "GET",
        `/stores/sendCorporationMail/${encodeEmail("master@marquee.test")}/C-78/Phones/${encodeURIComponent(number)}`,
      );
    const findMails = async () => {
      const query = "select payload::text as mail from outbox where payload::text like '%Phones%'";
      return (await server.database.owner.query<{ mail: string }>(query)).rows;
    };
    for (const number of ["+1 (514) 555-0199", "514.555.0199"])
      expect((await askWith(number)).status).toBe(200);
    const [mail, ...more] = await findMails();
    expect([mail?.mail.includes("5145550199"), more]).toEqual([true, []]);
    for (const number of ["1", "514555019", "51455501991", "+44 20 7946 0958"]) {
      const refused = await askWith(number);
      expect([refused.status, refused.error.issues]).toEqual([
        422,
        [{ rule: "MAIL-C8", field: "contactNumber", message: "Please enter valid mobile number." }],
      ]);
    }
    expect(await findMails()).toHaveLength(1);
  });

  it("[MAIL-C5] is requested by users who are signed in, about themselves", async () => {
    expect((await ask("other", "Maple")).status).toBe(403);
    const path = `/stores/sendCorporationMail/${encodeEmail("merchant@marquee.test")}/C-77/Maple/1`;
    expect((await server.call(null, "GET", path)).status).toBe(401);
  });
});
