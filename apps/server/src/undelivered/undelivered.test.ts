import type { Home } from "@marquee/domain/home/home.schema";
import { undeliveredMessages } from "@marquee/domain/undelivered/messages";
import type { RevivedJobs, UndeliveredJob } from "@marquee/domain/undelivered/undelivered.schema";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY } from "@marquee/verification/harness/world";
import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Effect } from "../platform/outbox/job.ts";
import { outboxWorker } from "../platform/outbox/worker.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const SECRET = "tkn-secret";

/** A mail that was given up, with a secret in its body and in its key; no worker takes its kind. */
async function giveUp(
  kind = "retired",
  href: string | null = `https://a/${SECRET}`,
): Promise<{ readonly id: string; readonly to: string }> {
  const to = `${randomUUID().slice(0, 8)}@marquee.test`;
  const key = `resume:${SECRET}:${to}`;
  const content = {
    subject: "Go on",
    paragraphs: [SECRET],
    facts: [],
    link: href === null ? null : { label: "Open", href },
  };
  await server.database.owner.query(
    `insert into outbox (key, kind, payload, due_at, attempts) values ($1, $2, $3, now(), 12)`,
    [key, kind, JSON.stringify({ to, replyTo: null, content })],
  );
  await die(key);
  return { id: createHash("sha256").update(key).digest("hex"), to };
}

const die = (key: string) =>
  server.database.owner.query(
    "update outbox set dead_on = now(), attempts = 12, last_error = 'no such box' where key = $1",
    [key],
  );

const list = async (q: string): Promise<readonly UndeliveredJob[]> =>
  (await server.call<UndeliveredJob[]>("master", "GET", `/undelivered?q=${q}`)).data;

const correctAddress = (id: string, to: string, who = "master") =>
  server.call<RevivedJobs>(who, "POST", `/undelivered/${id}/correctAddress`, { body: { to } });

const sendAgain = (id: string, who = "master") =>
  server.call<RevivedJobs>(who, "POST", `/undelivered/${id}/sendAgain`);

it("[OUTBOX-U1] [OUTBOX-U2] lists what was given up with its recipient and reason, and nothing of its body", async () => {
  const { id, to } = await giveUp();
  const [found, ...others] = await list(to);
  expect(others).toEqual([]);
  expect(found).toMatchObject({ id, to, kind: "retired", attempts: 12, lastError: "no such box" });
  expect(JSON.stringify(found)).not.toContain(SECRET);
  expect(await list(SECRET)).toEqual([]);
});

it("[RECONCILE-Q10] narrows them to those to users of a company, and to those that name it", async () => {
  const ofCompany = async (id: string) => {
    const path = `/undelivered?companyId=${id}&size=100`;
    return (await server.call<UndeliveredJob[]>("master", "GET", path)).data.map(
      ({ id: job }) => job,
    );
  };
  const keyOf = async (payload: object) => {
    const key = randomUUID();
    await server.database.owner.query(
      "insert into outbox (key, kind, payload, due_at, attempts) values ($1, 'retired', $2, now(), 12)",
      [key, JSON.stringify(payload)],
    );
    await die(key);
    return createHash("sha256").update(key).digest("hex");
  };
  const own = await keyOf({ to: "merchant@marquee.test" });
  const named = await keyOf({ companyId: COMPANY.maple });
  const foreign = await keyOf({ to: "other@marquee.test" });
  const listed = await ofCompany(COMPANY.maple);
  expect([own, named, foreign].map((id) => listed.includes(id))).toEqual([true, true, false]);
});

it("[ACCESS-A37] refuses everyone but a master user", async () => {
  const { id } = await giveUp();
  for (const who of ["merchant", "agent"]) {
    expect((await server.call(who, "GET", "/undelivered")).status).toBe(403);
    expect((await sendAgain(id, who)).status).toBe(403);
    expect((await correctAddress(id, "grace@marquee.test", who)).status).toBe(403);
    expect((await server.call(who, "POST", "/undelivered/sendAgain")).status).toBe(403);
  }
});

it("[OUTBOX-U3] [OUTBOX-U4] gives one its attempts again, once, and knows no other", async () => {
  const { id, to } = await giveUp();
  expect((await sendAgain(id)).data).toEqual({ jobs: 1 });
  expect((await sendAgain(id)).data).toEqual({ jobs: 0 });
  expect(await list(to)).toEqual([]);
  expect((await sendAgain("unknown")).status).toBe(404);
  const { rows } = await server.database.owner.query(
    "select attempts, dead_on, done_on from outbox where payload ->> 'to' = $1",
    [to],
  );
  expect(rows).toEqual([{ attempts: 0, dead_on: null, done_on: null }]);
});

it("[OUTBOX-U4] tries a job once if two users send it again at one moment", async () => {
  const { id } = await giveUp();
  const sent = await Promise.all([sendAgain(id), sendAgain(id)]);
  expect(sent.map(({ data }) => data.jobs).toSorted((one, other) => one - other)).toEqual([0, 1]);
});

it("[OUTBOX-U3] [OUTBOX-U4] has a mail that is sent again tried by the next worker, once", async () => {
  const { id, to } = await giveUp("mail");
  await sendAgain(id);
  const { pool, clock } = server;
  const delivered: unknown[] = [];
  const mail: Effect = (payload) => {
    delivered.push(payload);
    return Promise.resolve({ tag: "done" });
  };
  const worker = outboxWorker({ pool, clock, effects: { mail }, log: server.app.log });
  await worker.flush();
  await sendAgain(id);
  await worker.flush();
  await worker.stop();
  expect(delivered.filter((payload) => JSON.stringify(payload).includes(to))).toHaveLength(1);
});

it("[OUTBOX-U5] shows who sent it again if it is given up once more, and writes no secret into the trail", async () => {
  const { id, to } = await giveUp();
  await sendAgain(id);
  await die(`resume:${SECRET}:${to}`);
  const [found] = await list(to);
  expect(found?.sentAgain).toEqual([
    { at: expect.any(String), by: "master@marquee.test", to: null },
  ]);
  const { rows } = await server.database.owner.query("select * from audit where row_id = $1", [id]);
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toContain(SECRET);
  expect(JSON.stringify(rows)).not.toContain(to);
});

it("[OUTBOX-U3] gives all of them their attempts again", async () => {
  const [first, second] = [await giveUp(), await giveUp()];
  const { data } = await server.call<RevivedJobs>("master", "POST", "/undelivered/sendAgain");
  expect(data.jobs).toBeGreaterThanOrEqual(2);
  expect([...(await list(first.to)), ...(await list(second.to))]).toEqual([]);
});

it("[OUTBOX-A1] [OUTBOX-A4] sends a mail to the address that staff enter, once, and changes no user's own", async () => {
  const { id, to } = await giveUp("mail", null);
  const corrected = `grace-${to}`;
  expect((await correctAddress(id, ` ${corrected} `)).data).toEqual({ jobs: 1 });
  expect((await correctAddress(id, corrected)).data).toEqual({ jobs: 0 });
  const mailed: unknown[] = [];
  const mail: Effect = (payload, { key }) => {
    mailed.push([payload, key]);
    return Promise.resolve({ tag: "done" });
  };
  const { pool, clock } = server;
  const worker = outboxWorker({ pool, clock, effects: { mail }, log: server.app.log });
  await worker.flush();
  await worker.stop();
  const found = mailed.filter((each) => JSON.stringify(each).includes(corrected));
  expect(found).toEqual([
    [
      {
        to: corrected,
        replyTo: null,
        content: { subject: "Go on", paragraphs: [SECRET], facts: [], link: null },
      },
      // the key is that of its fact, so that its Message-ID is the same (MAIL-P3)
      `resume:${SECRET}:${to}`,
    ],
  ]);
});

it("[OUTBOX-A5] shows to which address it was sent, and by whom, if it is given up there, too", async () => {
  const { id, to } = await giveUp("mail", "/home/campaign");
  await correctAddress(id, `grace-${to}`);
  await die(`resume:${SECRET}:${to}`);
  const [found] = await list(`grace-${to}`);
  expect(found).toMatchObject({
    id,
    to: `grace-${to}`,
    canChangeAddress: true,
    sentAgain: [{ by: "master@marquee.test", to: `grace-${to}` }],
  });
  const { rows } = await server.database.owner.query(
    `select actor, before ->> 'to' as before, after ->> 'to' as after from audit
     where row_id = $1 and after ? 'to'`,
    [id],
  );
  expect(rows).toEqual([{ actor: "master@marquee.test", before: to, after: `grace-${to}` }]);
  const trail = await server.database.owner.query("select * from audit where row_id = $1", [id]);
  expect(JSON.stringify(trail.rows)).not.toContain(SECRET);
});

it("[OUTBOX-A3] sends nothing elsewhere that lets its reader in, and no job that is no mail", async () => {
  for (const [kind, href] of [
    ["mail", `https://a/${SECRET}`],
    ["mail", `/auth/action?mode=invite#${SECRET}`],
    ["retired", null],
  ] as const) {
    const { id, to } = await giveUp(kind, href);
    expect((await list(to))[0]?.canChangeAddress).toBe(false);
    expect(await correctAddress(id, `eve-${to}`)).toMatchObject({
      status: 409,
      error: { message: undeliveredMessages.ownAddressOnly },
    });
    expect((await list(to)).map(({ id: listed }) => listed)).toEqual([id]);
  }
});

it("[OUTBOX-A1] [OUTBOX-A2] refuses what is no address, and an id that no job has", async () => {
  const { id, to } = await giveUp("mail", null);
  for (const wrong of ["", "grace", "grace@marquee.test\r\nBcc: eve@marquee.test"])
    expect(await correctAddress(id, wrong)).toMatchObject({ status: 422 });
  expect((await list(to)).map((job) => job.to)).toEqual([to]);
  expect((await correctAddress("unknown", to)).status).toBe(404);
});

it("[OUTBOX-A6] sends it to one address if two users correct it at one moment, and says to the other where it went", async () => {
  const { id, to } = await giveUp("mail", null);
  const addresses = [`one-${to}`, `two-${to}`];
  const sent = await Promise.all(addresses.map((each) => correctAddress(id, each)));
  const first = sent.findIndex(({ status }) => status === 200);
  expect(sent[1 - first]).toMatchObject({
    status: 409,
    error: { message: undeliveredMessages.sentMeanwhile(addresses[first] ?? "") },
  });
  const { rows } = await server.database.owner.query(
    "select payload ->> 'to' as to from outbox where payload ->> 'to' = any($1)",
    [addresses],
  );
  expect(rows).toEqual([{ to: addresses[first] }]);
});

it("[HOME-S8] counts them on the Home of a master user, and tells an agent nothing", async () => {
  await giveUp();
  const home = async (who: string) => (await server.call<Home>(who, "GET", "/home")).data.staff;
  const undelivered = (await home("master"))?.undelivered;
  expect(undelivered?.total).toBeGreaterThanOrEqual(1);
  expect(undelivered?.oldest).not.toBeNull();
  expect((await home("agent"))?.undelivered).toBeNull();
});
