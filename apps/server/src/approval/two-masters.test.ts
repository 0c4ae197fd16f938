import type { ApprovalEffect } from "@marquee/domain/approval/approval-effect.schema";
import type { StoreDetails } from "@marquee/domain/stores/store.schema";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

const ID = STORE.montreal;
const REASON = "The address has no unit.";
const WHEN = String.raw`on \d{4}/\d\d/\d\d \d\d:\d\d [AP]M CST`;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.database.owner.query(
    "update app_user set is_master = 'Y', name = 'Ines Roy' where email = 'agent@marquee.test'",
  );
});
afterAll(() => server.close());

type Master = "master" | "agent";
const readEffect = async (who: Master) =>
  (await server.call<ApprovalEffect>(who, "GET", `/stores/approvalEffect/${ID}`)).data;
/** Approves or withdraws by what a master was shown, as the panel does. */
const change = (who: Master, isApprove: "Y" | "N", effect: ApprovalEffect) =>
  server.call<StoreDetails>(
    who,
    "GET",
    `/${isApprove === "Y" ? "active" : "unactive"}StoreCampaign/${ID}?decided=${effect.decision?.id ?? "none"}${isApprove === "Y" ? `&look=${effect.look}` : ""}`,
  );
const approve = (who: Master, effect: ApprovalEffect) => change(who, "Y", effect);
const withdraw = (who: Master, effect: ApprovalEffect) => change(who, "N", effect);
const sendBack = (who: Master, reason: string, seenOn: string | null = null) =>
  server.call<StoreDetails>(who, "POST", `/stores/sendBack/${ID}`, { body: { reason, seenOn } });
const readStored = async () =>
  (await server.call<StoreDetails>("master", "GET", `/stores/getStoreById/${ID}`)).data;
const expectNamed = (response: { status: number; error: { message: string } }, text: string) => {
  expect(response.error.message).toMatch(new RegExp(`^${text.replace("WHEN", WHEN)}$`));
  expect(response.status).toBe(409);
};
/** As it was a while ago: the server's clock does not move between the tests. */
const set = (isApprove: "Y" | "N") =>
  server.database.owner.query(
    "update store set is_approve = $2, sent_back = null, reviewed = null, updated_on = '2001-01-01' where id = $1",
    [ID, isApprove],
  );

describe("of two masters who decide about a branch at once", () => {
  beforeEach(() => set("N"));

  it("[STORE-A16] the one who approves is told who has sent it back, and can approve it then", async () => {
    const [, second] = [await readEffect("agent"), await readEffect("master")];
    expect((await sendBack("agent", REASON)).status).toBe(200);
    expectNamed(
      await approve("master", second),
      `Ines Roy sent this store back WHEN: ${REASON} Nothing was approved; approve it if it is right as it is\\.`,
    );
    expect(await readStored()).toMatchObject({ isApprove: "N", sentBack: { reason: REASON } });
    expect((await approve("master", await readEffect("master"))).status).toBe(200);
    expect(await readStored()).toMatchObject({ isApprove: "Y", sentBack: null });
  });

  it("[STORE-A16] the one who sends it back is told who has approved it", async () => {
    expect((await approve("agent", await readEffect("agent"))).status).toBe(200);
    expectNamed(
      await sendBack("master", REASON),
      "Ines Roy approved this store WHEN\\. Take its approval back instead\\.",
    );
    expect(await readStored()).toMatchObject({ isApprove: "Y", sentBack: null });
  });

  it("[STORE-A15] the second who sends it back is told who was first, when and why", async () => {
    const first = await sendBack("agent", REASON);
    expectNamed(
      await sendBack("master", "The name is a trademark."),
      `Ines Roy sent this store back WHEN: ${REASON}`,
    );
    const on = first.data.sentBack?.on ?? "";
    expect((await sendBack("master", "The name is a trademark.", on)).status).toBe(200);
  });

  it("[STORE-A1] [STORE-A16] the second who approves it changes nothing", async () => {
    const [first, second] = [await readEffect("agent"), await readEffect("master")];
    const done = await approve("agent", first);
    const again = await approve("master", second);
    expect([done.status, again.status]).toEqual([200, 200]);
    expect(again.data).toEqual(done.data);
    expect((await readEffect("master")).decision).toMatchObject({
      what: "approved",
      by: "Ines Roy",
    });
  });
});

describe("of two masters who decide about an approved branch at once", () => {
  beforeEach(() => set("Y"));

  it("[STORE-A16] the one who looks at what changed is told who has withdrawn the approval", async () => {
    await server.database.owner.query(
      "update store set reviewed = jsonb_build_object('storeName', 'Old', 'code', code, 'categories', '', 'address', '', 'storeAddress', '') where id = $1",
      [ID],
    );
    const [first, second] = [await readEffect("agent"), await readEffect("master")];
    expect((await withdraw("agent", first)).status).toBe(200);
    expectNamed(
      await approve("master", second),
      "Ines Roy withdrew the approval of this store WHEN\\. Nothing was approved; it can be approved anew\\.",
    );
    expect(await readStored()).toMatchObject({ isApprove: "N" });
    expect((await approve("master", await readEffect("master"))).status).toBe(200);
  });

  it("[STORE-A16] the one who withdraws it is told who has approved it as it is now", async () => {
    await server.database.owner.query(
      "update store set reviewed = jsonb_build_object('storeName', 'Old', 'code', code, 'categories', '', 'address', '', 'storeAddress', '') where id = $1",
      [ID],
    );
    const [first, second] = [await readEffect("agent"), await readEffect("master")];
    expect((await approve("agent", first)).status).toBe(200);
    expectNamed(
      await withdraw("master", second),
      "Ines Roy approved this store as it is now WHEN\\. Nothing was changed; the approval can be taken back all the same\\.",
    );
    expect(await readStored()).toMatchObject({ isApprove: "Y" });
    expect((await withdraw("master", await readEffect("master"))).status).toBe(200);
  });

  it("[STORE-A16] the one who withdraws it is told who has withdrawn and approved it anew", async () => {
    const second = await readEffect("master");
    expect((await withdraw("agent", await readEffect("agent"))).status).toBe(200);
    expect((await withdraw("master", second)).status).toBe(200);
    expect((await approve("agent", await readEffect("agent"))).status).toBe(200);
    expectNamed(
      await withdraw("master", second),
      "Ines Roy approved this store WHEN\\. Nothing was changed; the approval can be taken back all the same\\.",
    );
    expect(await readStored()).toMatchObject({ isApprove: "Y" });
  });

  it("[STORE-A16] a caller that does not say what it was shown is not refused", async () => {
    expect((await server.call("agent", "GET", `/unactiveStoreCampaign/${ID}`)).status).toBe(200);
    expect((await server.call("master", "GET", `/activeStoreCampaign/${ID}`)).status).toBe(200);
  });
});
