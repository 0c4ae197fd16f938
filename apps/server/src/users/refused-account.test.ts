import { encodeEmail } from "@marquee/api/http/path";
import type { UserDetails, UserDraft } from "@marquee/domain/users/user.schema";
import { heldRefusal, refusing } from "@marquee/verification/harness/refusing-identity";
import { requestBy } from "@marquee/verification/harness/request-by";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { userDraft as draft } from "@marquee/verification/harness/user-draft";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { IdentityService } from "../platform/identity/identity-service.ts";
import { createUser } from "./create-user.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const create = (who: string, body: UserDraft) =>
  server.call<UserDetails>(who, "POST", `/users/${encodeEmail(`${who}@marquee.test`)}`, { body });
const as = (identity: IdentityService) => ({ ...server.services, identity });
/** How many users and how many accounts have this e-mail. */
const namedBy = async (email: string) => {
  const countRows = async (table: string) =>
    (await server.database.owner.query(`select from ${table} where email = $1`, [email])).rowCount;
  return { people: await countRows("app_user"), accounts: await countRows("sandbox.account") };
};

describe("a refused account", () => {
  it("[USER-C3] takes back no user whom an earlier create has made", async () => {
    expect((await create("merchant", draft("stays"))).status).toBe(200);
    const response = await createUser(
      await requestBy(server, "merchant"),
      as(refusing),
      draft("stays"),
    );
    expect(response).toMatchObject({ failure: { tag: "Invalid" } });
    expect((await namedBy("stays@new.test")).people).toBe(1);
  });

  it("[USER-C3] takes back no user whom another create returned meanwhile", async () => {
    const { service, asked, release } = heldRefusal();
    const refused = createUser(await requestBy(server, "merchant"), as(service), draft("shared"));
    await asked;
    const first = await create("merchant", draft("shared", { password: "a-better-one" }));
    expect(first.status).toBe(200);
    release();
    expect(await refused).toMatchObject({ failure: { tag: "Invalid" } });
    expect(await namedBy("shared@new.test")).toEqual({ people: 1, accounts: 1 });
    expect((await create("merchant", draft("shared"))).data).toEqual(first.data);
  });

  it("[USER-C3] takes back a user whom every create at once was refused", async () => {
    const { service, asked, release } = heldRefusal();
    const one = createUser(await requestBy(server, "merchant"), as(service), draft("neither"));
    await asked;
    const other = await createUser(
      await requestBy(server, "merchant"),
      as(refusing),
      draft("neither"),
    );
    expect(other).toMatchObject({ failure: { tag: "Invalid" } });
    release();
    expect(await one).toMatchObject({ failure: { tag: "Invalid" } });
    expect(await namedBy("neither@new.test")).toEqual({ people: 0, accounts: 0 });
    const corrected = draft("neither", { firstName: "Nora" });
    expect((await create("merchant", corrected)).status).toBe(200);
  });

  it("[USER-C3] makes a user anew who is being taken back at that moment", async () => {
    const { service, asked, release } = heldRefusal();
    const refused = createUser(await requestBy(server, "merchant"), as(service), draft("anew"));
    await asked;
    const holder = await server.database.owner.connect();
    await holder.query("begin");
    await holder.query("select from app_user where email = 'anew@new.test' for update");
    release();
    await expect.poll(() => server.database.countWaiting()).toBe(1);
    const responded = create("merchant", draft("anew"));
    await expect.poll(() => server.database.countWaiting()).toBe(2);
    await holder.query("commit");
    holder.release();
    expect(await refused).toMatchObject({ failure: { tag: "Invalid" } });
    expect((await responded).status).toBe(200);
    expect(await namedBy("anew@new.test")).toEqual({ people: 1, accounts: 1 });
  });
});
