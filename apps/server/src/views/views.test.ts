import { viewMessages } from "@marquee/domain/views/messages";
import { MOST_VIEWS, MOST_VIEWS_OF_ALL } from "@marquee/domain/views/view-limits";
import type { SavedView, ViewDraft } from "@marquee/domain/views/view.schema";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newId } from "../platform/database/new-id.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(() => server.database.owner.query("delete from saved_view"));

const draft = (name: string, more: Partial<ViewDraft> = {}): ViewDraft => ({
  id: newId(),
  list: "Offers",
  name,
  query: "tab=live&q=wool",
  ...more,
});
const create = (who: string, body: ViewDraft) =>
  server.call<SavedView>(who, "POST", "/views", { body });
const update = (who: string, { id, name, query }: ViewDraft) =>
  server.call<SavedView>(who, "PUT", "/views", { body: { id, name, query } });
const remove = (who: string, id: string) => server.call(who, "POST", `/removeView/${id}`);
const namesOf = async (who: string, query = "?list=Offers"): Promise<readonly string[]> =>
  (await server.call<SavedView[]>(who, "GET", `/views${query}`)).data.map(({ name }) => name);

describe("saved views", () => {
  it("[VIEW-C1] are created once, and listed by name for their list", async () => {
    const live = draft(" Live ", { query: "page=3&q=wool&tab=live" });
    const created = { id: live.id, list: "Offers", name: "Live", query: "q=wool&tab=live" };
    for (const again of [live, live])
      expect(await create("merchant", again)).toMatchObject({ status: 200, data: created });
    await create("merchant", draft("Élan"));
    await create("merchant", draft("Else", { list: "Products" }));
    expect(await namesOf("merchant")).toEqual(["Élan", "Live"]);
    expect(await namesOf("merchant", "")).toEqual(["Élan", "Else", "Live"]);
    expect((await create("merchant", { ...live, name: "Other" })).status).toBe(409);
  });

  it("[VIEW-A1] are their user's alone: others, staff included, neither read nor change them", async () => {
    const view = draft("Live");
    await create("merchant", view);
    for (const other of ["reader", "other", "master"]) {
      expect(await namesOf(other)).toEqual([]);
      expect((await update(other, { ...view, name: "Taken" })).status).toBe(404);
      expect((await remove(other, view.id)).status).toBe(404);
      expect((await create(other, view)).status).toBe(409);
      expect((await create(other, draft("Live"))).status).toBe(200);
    }
    expect(await namesOf("merchant")).toEqual(["Live"]);
    expect((await server.call(null, "GET", "/views")).status).toBe(401);
  });

  it("[VIEW-V1] [VIEW-V5] [VIEW-V6] are rejected without a name, of no list, or with too much", async () => {
    const issuesOf = async (body: object) =>
      JSON.parse((await server.call("merchant", "POST", "/views", { body })).text) as unknown;
    const missing = { rule: "VIEW-V1", field: "name", message: viewMessages.nameMissing };
    expect(await issuesOf(draft("  "))).toMatchObject({ error: { issues: [missing] } });
    // the text fits, but not as an address writes it
    const long = { rule: "VIEW-V6", field: "query", message: viewMessages.tooMuch };
    expect(await issuesOf(draft("Long", { query: `q=${"é".repeat(500)}` }))).toMatchObject({
      error: { issues: [long] },
    });
    expect((await create("merchant", draft("No", { list: "" }))).status).toBe(422);
  });

  it("[VIEW-V3] have one of each name in a list, new or renamed", async () => {
    const [live, wool] = [draft("Live"), draft("Wool")];
    for (const view of [live, wool]) await create("merchant", view);
    const issue = { rule: "VIEW-V3", field: "name", message: viewMessages.nameTaken };
    for (const { status, text } of [
      await create("merchant", draft("LIVE")),
      await update("merchant", { ...wool, name: " live" }),
    ]) {
      expect(status).toBe(409);
      expect(JSON.parse(text)).toMatchObject({ error: { issues: [issue] } });
    }
    expect((await create("merchant", draft("Live", { list: "Products" }))).status).toBe(200);
    expect((await update("merchant", { ...live, name: "LIVE" })).status).toBe(200);
  });

  it("[VIEW-V4] [VIEW-C1] are 50 of a list at most, also of creates at the same moment", async () => {
    for (let number = 1; number < MOST_VIEWS; number += 1)
      await create("merchant", draft(`View ${number}`));
    const both = await Promise.all(["One", "Other"].map((name) => create("merchant", draft(name))));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(await namesOf("merchant")).toHaveLength(MOST_VIEWS);
    expect((await create("merchant", draft("Else", { list: "Products" }))).status).toBe(200);
  });

  it("[VIEW-V7] are 1,000 of all lists at most", async () => {
    await server.database.owner.query(
      `insert into saved_view (id, user_id, list, name, query, created_by, updated_by)
       select lpad(to_hex(number), 32, '0'), 'merchant@marquee.test', 'List ' || number, 'View', '', 'test', 'test'
       from generate_series(1, $1) number`,
      [MOST_VIEWS_OF_ALL],
    );
    const { status, text } = await create("merchant", draft("One more"));
    expect(status).toBe(409);
    expect(text).toContain(viewMessages.tooManyOfAll);
    expect((await create("reader", draft("Own"))).status).toBe(200);
  });

  it("[VIEW-C2] are renamed and show something else, and stay with their list", async () => {
    const view = draft("Live");
    await create("merchant", view);
    const changed = { ...view, name: "Pending", query: "tab=pending&page=2" };
    expect((await update("merchant", changed)).data).toEqual({
      ...changed,
      query: "tab=pending",
    });
    expect((await update("merchant", { ...changed, name: "" })).status).toBe(422);
    expect((await update("merchant", draft("Unknown"))).status).toBe(404);
  });

  it("[VIEW-C3] are removed once, and created again by the same call", async () => {
    const view = draft("Live");
    await create("merchant", view);
    expect((await remove("merchant", view.id)).status).toBe(200);
    expect(await namesOf("merchant")).toEqual([]);
    expect((await remove("merchant", view.id)).status).toBe(404);
    expect((await create("merchant", view)).status).toBe(200);
    expect(await namesOf("merchant")).toEqual(["Live"]);
  });

  it("[VIEW-L1] are announced to their user when they change", async () => {
    const client = await server.database.owner.connect();
    const announced: (string | undefined)[] = [];
    client.on("notification", ({ payload }) => announced.push(payload));
    await client.query("listen marquee_changes");
    const view = draft("Live");
    await create("merchant", view);
    await update("merchant", { ...view, name: "Other" });
    await remove("merchant", view.id);
    await client.query("select 1");
    client.release(true);
    const change = JSON.stringify({ noun: "views", person: "merchant@marquee.test" });
    expect(announced.map((each) => JSON.stringify(JSON.parse(each ?? "null")))).toEqual([
      change,
      change,
      change,
    ]);
  });
});
