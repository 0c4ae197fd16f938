import { createHash, randomUUID } from "node:crypto";
import type { Home } from "@marquee/domain/home/home.schema";
import type { RevivedJobs, UndeliveredJob } from "@marquee/domain/undelivered/undelivered.schema";
import type { Effect } from "../platform/outbox/job.ts";
import { outboxWorker } from "../platform/outbox/worker.ts";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, expect, it } from "vitest";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const SECRET = "tkn-secret";

/** A mail that was given up, with a secret in its body and in its key; no worker takes its kind. */
async function giveUp(kind = "retired"): Promise<{ readonly id: string; readonly to: string }> {
  const to = `${randomUUID().slice(0, 8)}@marquee.test`;
  const key = `resume:${SECRET}:${to}`;
  const content = { subject: "Go on", paragraphs: [SECRET], link: { href: `https://a/${SECRET}` } };
  await server.database.owner.query(
    `insert into outbox (key, kind, payload, due_at, attempts) values ($1, $2, $3, now(), 12)`,
    [key, kind, JSON.stringify({ to, content })],
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
  expect(found?.sentAgain).toEqual([{ at: expect.any(String), by: "master@marquee.test" }]);
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

it("[HOME-S8] counts them on the Home of a master user, and tells an agent nothing", async () => {
  await giveUp();
  const home = async (who: string) => (await server.call<Home>(who, "GET", "/home")).data.staff;
  const undelivered = (await home("master"))?.undelivered;
  expect(undelivered?.total).toBeGreaterThanOrEqual(1);
  expect(undelivered?.oldest).not.toBeNull();
  expect((await home("agent"))?.undelivered).toBeNull();
});
