import type { ApprovalEffect } from "@marquee/domain/approval/approval-effect.schema";
import type { Home } from "@marquee/domain/home/home.schema";
import { storeMessages } from "@marquee/domain/stores/messages";
import type { Store } from "@marquee/domain/stores/store.schema";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { queueReview, readFacts } from "../stores/branch-facts.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ID = STORE.montreal;
const owner = () => server.database.owner;
beforeEach(async () => {
  await owner().query(
    "update store set store_name = 'Montreal', is_approve = 'N', reviewed = null where id = $1",
    [ID],
  );
});

/** Changes the name as an edit does: with the facts before, in one transaction. */
const rename = (storeName: string) =>
  withScope(server.database.pool, SYSTEM, async (tx) => {
    const context = { tx, scope: SYSTEM };
    const before = await readFacts(context, ID);
    await tx.execute(`update store set store_name = '${storeName}' where id = '${ID}'`);
    await queueReview(context, ID, before);
  });
const effect = async () =>
  (await server.call<ApprovalEffect>("master", "GET", `/stores/approvalEffect/${ID}`)).data;
const approve = (look?: string) =>
  server.call<Store>(
    "master",
    "GET",
    `/activeStoreCampaign/${ID}${look === undefined ? "" : `?look=${look}`}`,
  );
const isQueued = async () => {
  const { data } = await server.call<Home>("master", "GET", "/home");
  return data.staff?.stores?.rows.find(({ id }) => id === ID)?.changed;
};

describe("a branch that is approved as it was looked at", () => {
  it("[STORE-A8] is refused once it has another name, and approved as it is then", async () => {
    const { look, facts } = await effect();
    expect(facts.storeName).toBe("Montreal");
    await rename("Casino");
    const refused = await approve(look);
    expect(refused.status).toBe(409);
    expect(refused.error.message).toBe(storeMessages.changedSinceLook);
    const now = await effect();
    expect(now).toMatchObject({ isApprove: "N", facts: { storeName: "Casino" } });
    expect((await approve(now.look)).data).toMatchObject({ isApprove: "Y" });
  });

  it("[STORE-A9] is queued again, live, after a change of its name, until a master has looked at it", async () => {
    await approve();
    expect((await effect()).reviewed).toBe(null);
    expect(await isQueued()).toBe(undefined);
    await rename("Casino");
    expect(await effect()).toMatchObject({ isApprove: "Y", reviewed: { storeName: "Montreal" } });
    expect(await isQueued()).toBe(true);
    const path = `/stores/getStoreByCompany/${COMPANY.maple}?needsReview=Y`;
    const { data } = await server.call<Store[]>("master", "GET", path);
    expect(data).toMatchObject([{ id: ID, isApprove: "Y", needsReview: "Y" }]);
    const { look } = await effect();
    expect((await approve(look)).data).toMatchObject({ isApprove: "Y", needsReview: "N" });
    expect(await isQueued()).toBe(undefined);
  });

  it("[STORE-A9] needs no look once it is changed back", async () => {
    await approve();
    await rename("Casino");
    await rename("Montreal");
    expect((await effect()).reviewed).toBe(null);
  });
});
