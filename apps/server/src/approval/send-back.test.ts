import { encodeEmail } from "@marquee/api/http/path";
import { decisionText } from "@marquee/domain/approval/branch-decision";
import type { HistoryEntry } from "@marquee/domain/history/history.schema";
import type { Home } from "@marquee/domain/home/home.schema";
import { storeMessages } from "@marquee/domain/stores/messages";
import { storedStore } from "@marquee/domain/stores/store-draft";
import type { StoreDetails } from "@marquee/domain/stores/store.schema";
import { storeDraft } from "@marquee/verification/harness/store-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "../platform/database/new-id.ts";

const MERCHANT = encodeEmail("merchant@marquee.test");
const REASON = "The address has no unit.";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

let id: string;
const find = async () =>
  (await server.call<StoreDetails>("master", "GET", `/stores/getStoreById/${id}`)).data;
const sendBack = (reason: string, who = "master") =>
  server.call<StoreDetails>(who, "POST", `/stores/sendBack/${id}`, { body: { reason } });
const count = async (sql: string) => {
  const { rows } = await server.database.owner.query<{ n: number }>(sql, [id]);
  return rows[0]?.n ?? 0;
};
const mails = () =>
  count("select count(*)::int as n from outbox where key like 'store-sent-back:' || $1 || ':%'");
const countNotified = () =>
  count(
    "select count(*)::int as n from notification where kind = 'storeSentBack' and subject = $1",
  );
const home = async (who: "master" | "merchant") =>
  (await server.call<Home>(who, "GET", "/home")).data;
const isQueued = async () =>
  (await home("master")).staff?.stores?.rows.some((row) => row.id === id);
const waiting = async () =>
  (await home("merchant")).merchant?.waiting?.find((item) => item.id === id);

beforeEach(async () => {
  // Home shows three of them: that of a test is none of the others'
  await server.database.owner.query(
    "update store set sent_back = null where sent_back is not null",
  );
  id = newId();
  const body = storeDraft(id, { id, code: id });
  await server.call("merchant", "POST", `/stores/addStoreOnly/${MERCHANT}`, { body });
});

describe("a branch that awaits approval", () => {
  it("[STORE-A13] is in the list of what waits for staff until it is sent back, the longest waiting first", async () => {
    const path = "/stores/getStoreByCompany/all?waits=Y&sort=waitsSince";
    const read = async () =>
      (await server.call<readonly StoreDetails[]>("master", "GET", path)).data;
    const since = (await read()).map(({ waitsSince }) => waitsSince ?? "");
    expect(since).not.toContain("");
    expect(since).toEqual(since.toSorted());
    expect((await read()).map((row) => row.id)).toContain(id);
    await sendBack(REASON);
    expect((await read()).map((row) => row.id)).not.toContain(id);
  });

  it("[STORE-A23] waits since it was added, and once its approval was withdrawn since then", async () => {
    const made = "update store set created_on = created_on - interval '30 days' where id = $1";
    await server.database.owner.query(made, [id]);
    const added = await find();
    expect(added.waitsSince).toBe(added.createdOn);
    await server.call("master", "GET", `/activeStoreCampaign/${id}`);
    expect((await find()).waitsSince).toBeNull();
    await server.call("master", "GET", `/unactiveStoreCampaign/${id}`);
    const withdrawn = await find();
    expect(withdrawn.waitsSince).toBe(withdrawn.updatedOn);
    expect(withdrawn.waitsSince).not.toBe(added.createdOn);
  });

  it("[STORE-A11] [MAIL-C9] is sent back with what is to be changed, and says so to its merchant once", async () => {
    expect((await sendBack(`  ${REASON} `)).data).toMatchObject({
      isApprove: "N",
      sentBack: { reason: REASON },
    });
    expect((await sendBack(REASON)).status).toBe(200);
    expect(await mails()).toBe(1);
    expect(await countNotified()).toBeGreaterThan(0);
    expect(await waiting()).toMatchObject({ kind: "sentBack", reason: REASON });
    expect(await isQueued()).toBe(false);
    const history = await server.call<readonly HistoryEntry[]>(
      "merchant",
      "GET",
      `/storeHistory/${id}`,
    );
    expect(history.data[0]).toMatchObject({
      sign: "approval",
      changes: [{ field: "sentBack", before: null, after: REASON }],
    });
  });

  it("[STORE-A15] says who has sent it back meanwhile and why, and replaces what its master was shown", async () => {
    const post = (reason: string, seenOn: string | null) =>
      server.call<StoreDetails>("master", "POST", `/stores/sendBack/${id}`, {
        body: { reason, seenOn },
      });
    const first = (await post(REASON, null)).data.sentBack;
    const second = await post("The name is a trademark.", null);
    expect([second.status, second.error.message]).toEqual([
      409,
      decisionText({ id: "", what: "sentBack", by: "", on: "", ...first, reason: REASON }),
    ]);
    expect([(await find()).sentBack, await mails()]).toEqual([first, 1]);
    // a repeat of one's own, whose response was lost
    expect((await post(REASON, null)).status).toBe(200);
    const third = await post("The name is a trademark.", first?.on ?? null);
    expect(third.data.sentBack?.reason).toBe("The name is a trademark.");
  });

  it.each(["", "  ", "\u200B"])("[STORE-A11] is not sent back for %j", async (reason) => {
    expect(await sendBack(reason)).toMatchObject({
      status: 422,
      error: { issues: [{ rule: "STORE-A11", message: storeMessages.sendBackReasonMissing }] },
    });
    expect((await find()).sentBack).toBeNull();
  });

  it("[STORE-A12] [NOTE-15] awaits it again once it is changed, or is approved as it is", async () => {
    await sendBack(REASON);
    const { version } = await find();
    const changed = storeDraft(id, { id, code: id, managerName: "Omar Diallo" });
    await server.call("merchant", "POST", `/stores/updateStore/${MERCHANT}`, {
      body: changed,
      version,
    });
    expect((await find()).sentBack).toBeNull();
    await sendBack(REASON);
    const {
      version: last,
      storeDescription,
      warrantyPolicy,
      deliveryPolicy,
      ...rest
    } = await find();
    const { deliveryType, secondDeliveryType, deliveryNotes } = rest;
    const policy = {
      storeDescription,
      warrantyPolicy,
      deliveryPolicy,
      returnPolicy: "Within 30 days",
      deliveryType: deliveryType ?? "",
      secondDeliveryType: secondDeliveryType ?? "",
      deliveryNotes,
    };
    const saved = await server.call("merchant", "POST", `/stores/updateStorePolicy/${MERCHANT}`, {
      body: { id, ...policy },
      version: last,
    });
    expect(saved.status).toBe(200);
    expect((await find()).sentBack).toBeNull();
    await sendBack(REASON);
    expect(await countNotified()).toBeGreaterThan(0);
    await server.call("master", "GET", `/activeStoreCampaign/${id}`);
    expect(await find()).toMatchObject({ isApprove: "Y", sentBack: null });
    expect(await countNotified()).toBe(0);
    expect(await sendBack(REASON)).toMatchObject({
      status: 409,
      error: {
        message: expect.stringMatching(
          /^Master approved this store on .+ CST\. Take its approval back instead\.$/,
        ),
      },
    });
  });

  it("[NOTE-16] is unread news of no member of staff any more", async () => {
    await server.database.owner.query(
      `insert into notification (id, recipient, key, kind, name, subject, created_on)
       values ($1, 'agent@marquee.test', 'store-waits:' || $1, 'storeWaits', 'New', $1, now())`,
      [id],
    );
    const unread = () =>
      count(
        "select count(*)::int as n from notification where kind = 'storeWaits' and subject = $1 and read_on is null",
      );
    expect(await unread()).toBeGreaterThan(0);
    await sendBack(REASON);
    expect(await unread()).toBe(0);
  });

  it("[STORE-A12] stays sent back if it, or its policy, is saved as it is", async () => {
    await sendBack(REASON);
    const stored = await find();
    const save = (path: string, body: object) =>
      server.call("merchant", "POST", `/stores/${path}/${MERCHANT}`, { body });
    const saved = await save("updateStore", {
      ...storedStore(stored),
      storeName: ` ${stored.storeName} `,
    });
    expect(saved.status).toBe(200);
    const { storeDescription, warrantyPolicy, returnPolicy, deliveryPolicy, ...rest } = stored;
    const { deliveryType, secondDeliveryType, deliveryNotes } = rest;
    const policy = { storeDescription, warrantyPolicy, returnPolicy, deliveryPolicy };
    const body = { id, ...policy, deliveryType, secondDeliveryType, deliveryNotes };
    expect((await save("updateStorePolicy", body)).status).toBe(200);
    expect((await find()).sentBack).toMatchObject({ reason: REASON });
    expect(await isQueued()).toBe(false);
  });

  it("[STORE-A11] [ACCESS-A7] is sent back by a master alone", async () => {
    expect((await sendBack(REASON, "merchant")).status).toBe(403);
    expect((await find()).sentBack).toBeNull();
  });
});
