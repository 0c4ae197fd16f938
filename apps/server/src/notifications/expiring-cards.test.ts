import type { Notification } from "@marquee/domain/notifications/notification.schema";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { earlyLog } from "../platform/log/early-log.ts";
import { notificationSweeper } from "./notification-sweeper.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(() =>
  run(
    "delete from notification; delete from outbox; delete from saved_card; delete from notification_mail",
  ),
);

const run = (text: string, ...values: readonly unknown[]) =>
  server.database.owner.query(text, [...values]);

/** A card whose last month is so many months after this one. */
async function save(cardId: string, months: number): Promise<void> {
  const month =
    server.clock.now().getUTCFullYear() * 12 + server.clock.now().getUTCMonth() + months;
  await run(
    `insert into saved_card (card_id, user_id, brand, last4digit, exp_month, exp_year, fingerprint, created_on)
     values ($1, 'merchant@marquee.test', 'visa', '4242', $2, $3, $1, now())`,
    cardId,
    (month % 12) + 1,
    Math.floor(month / 12),
  );
}

async function sweep(): Promise<void> {
  const { pool, clock } = server;
  const sweeper = notificationSweeper({ pool, clock, log: earlyLog() });
  await sweeper.sweep();
  await sweeper.stop();
}

const listAnnounced = async (who = "merchant"): Promise<readonly string[]> =>
  (await server.call<Notification[]>(who, "GET", "/notifications")).data
    .filter(({ kind }) => kind === "cardExpires")
    .map(({ subject }) => subject)
    .toSorted();

describe("a saved card that expires soon", () => {
  it("[NOTE-13] is announced to its owner once, a month before its last month", async () => {
    await save("over", -1);
    await save("this", 0);
    await save("next", 1);
    await save("later", 2);
    await Promise.all([sweep(), sweep()]);
    await sweep();
    expect(await listAnnounced()).toEqual(["next", "this"]);
    expect(await listAnnounced("reader")).toEqual([]);
  });

  it("[NOTE-13] is not announced if it was renewed or deleted, and is again for the next expiry", async () => {
    await save("renewed", 0);
    await save("deleted", 0);
    await run("update saved_card set exp_year = exp_year + 4 where card_id = 'renewed'");
    await run("delete from saved_card where card_id = 'deleted'");
    await sweep();
    expect(await listAnnounced()).toEqual([]);
    await run("update saved_card set exp_year = exp_year - 4 where card_id = 'renewed'");
    await sweep();
    await run(
      "update saved_card set exp_month = exp_month % 12 + 1, exp_year = exp_year + exp_month / 12",
    );
    await sweep();
    expect(await listAnnounced()).toEqual(["renewed", "renewed"]);
  });

  it("[NOTE-6] [NOTE-13] is mailed once to an owner who wants it", async () => {
    await server.call("merchant", "POST", "/notifications/mail", {
      body: { kinds: ["cardExpires"] },
    });
    await save("mailed", 1);
    await sweep();
    await sweep();
    const { rows } = await run(
      "select payload ->> 'to' as to from outbox where kind = 'notificationMail'",
    );
    expect(rows).toEqual([{ to: "merchant@marquee.test" }]);
  });

  it("[NOTE-13] is not announced to a user whose access has ended", async () => {
    await save("ended", 0);
    await run(
      "update app_user set ended_on = now(), signed_out_on = now() where email = 'merchant@marquee.test'",
    );
    await sweep();
    await run(
      "update app_user set ended_on = null, signed_out_on = null where email = 'merchant@marquee.test'",
    );
    expect((await run("select 1 from notification where kind = 'cardExpires'")).rows).toEqual([]);
  });
});
