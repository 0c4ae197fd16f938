import { fileForm } from "@marquee/verification/harness/file-form";
import { s3Server } from "@marquee/verification/harness/s3-server";
import { plainImage, noisyImage } from "@marquee/verification/harness/test-images";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { CATEGORY, COMPANY, STORE } from "@marquee/verification/harness/world";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { StoreAway, type ImageStore } from "../platform/images/image-store.ts";
import { UNUSED_FOR, imageSweeper } from "../platform/images/image-sweeper.ts";
import { earlyLog } from "../platform/log/early-log.ts";
import * as schema from "../schema/schema.ts";
import { SHOWING, shownImages } from "./shown-images.ts";

const HOUR = 60 * 60 * 1000;

/** A sweeper that sweeps when a test calls it, over the server's store or one that is given. */
function createSweeper({ services }: TestServer, images: ImageStore = services.images) {
  const { pool, clock } = services;
  return imageSweeper({ pool, clock, images, shownImages, log: earlyLog() });
}

/** Sends an image that was never sent before, or the one of this colour, and returns its name. */
async function send(server: TestServer, colour?: string) {
  const image = colour === undefined ? noisyImage(12, 12) : plainImage(12, 12, colour);
  const file = fileForm(await image.png().toBuffer());
  const path = `/uploadCompanyImage/${COMPANY.maple}/undefined`;
  const { status, data } = await server.call<string>("merchant", "POST", path, file);
  expect(status).toBe(200);
  return data.slice(1);
}
const statusOf = async (server: TestServer, name: string, size = "") =>
  (await server.app.inject(`/images/${name}${size}`)).statusCode;

describe.each(["a folder", "an S3-compatible store"])("unused images in %s", (kind) => {
  let server: TestServer;
  let close: () => Promise<void>;
  beforeEach(async () => {
    const s3 = kind === "a folder" ? null : await s3Server();
    server = await testServer({ env: s3?.env ?? {} });
    close = async () => {
      await server.close();
      await s3?.close();
    };
  });
  afterEach(() => close());

  it("[IMAGE-W1] are removed with their sizes once a day has passed, and not before", async () => {
    const sweeper = createSweeper(server);
    const name = await send(server);
    expect(await statusOf(server, name, "?w=80")).toBe(200);
    server.clock.advance(UNUSED_FOR - 1);
    expect(await sweeper.sweep()).toBe(0);
    expect(await statusOf(server, name)).toBe(200);
    server.clock.advance(1);
    expect(await sweeper.sweep()).toBe(1);
    expect(await statusOf(server, name)).toBe(404);
    expect(await server.services.images.get(`sized/80x0/${name}`)).toBeNull();
    expect(await sweeper.sweep()).toBe(0);
    await sweeper.stop();
  });

  it("[IMAGE-W2] are those of no row: by a path or by an address, an image that is shown stays", async () => {
    const sweeper = createSweeper(server);
    const [logo, category, loose] = [await send(server), await send(server), await send(server)];
    const { owner } = server.database;
    await owner.query("update company set logo = $1 where id = $2", [
      `/images/${logo}`,
      COMPANY.maple,
    ]);
    await owner.query("update category set image = $1 where id = $2", [
      `https://images.example/images/${category}`,
      CATEGORY.home,
    ]);
    server.clock.advance(30 * UNUSED_FOR);
    expect(await sweeper.sweep()).toBe(1);
    expect(
      await Promise.all([logo, category, loose].map((each) => statusOf(server, each))),
    ).toEqual([200, 200, 404]);
    // Shown no more, it is removed by the next sweep.
    await owner.query("update company set logo = null where id = $1", [COMPANY.maple]);
    expect(await sweeper.sweep()).toBe(1);
    expect(await statusOf(server, logo)).toBe(404);
    await sweeper.stop();
  });
});

describe("sweeping images", () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await testServer();
  });
  afterEach(() => server.close());

  it("[IMAGE-W2] reads every column of the schema that may show one", async () => {
    const suspects = Object.values(schema)
      .filter((each) => is(each, PgTable))
      .flatMap((table) =>
        Object.values(getTableColumns(table))
          .filter(({ name }) => /image|logo|photo/.test(name))
          .map(({ name }) => `${getTableName(table)}.${name}`),
      );
    const known = SHOWING.map(({ table, name }) => `${getTableName(table)}.${name}`);
    expect(known.toSorted()).toEqual(suspects.toSorted());
    // Each of them locks its images while it is saved.
    const { rows } = await server.database.owner.query<{ held: string }>(
      `select c.relname || '.' || encode(t.tgargs, 'escape') as held
       from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_proc p on p.oid = t.tgfoid
       where p.proname = 'marquee_lock_images'`,
    );
    expect(rows.map(({ held }) => held.replace("\\000", "")).toSorted()).toEqual(known.toSorted());
  });

  it("[IMAGE-W1] begins the day anew for an image that is sent again", async () => {
    const sweeper = createSweeper(server);
    const name = await send(server, "#abcdef");
    server.clock.advance(23 * HOUR);
    expect(await send(server, "#abcdef")).toBe(name);
    server.clock.advance(23 * HOUR);
    expect(await sweeper.sweep()).toBe(0);
    server.clock.advance(HOUR);
    expect(await sweeper.sweep()).toBe(1);
    await sweeper.stop();
  });

  it("[IMAGE-W3] passes over an image while a row that shows it is being saved", async () => {
    const sweeper = createSweeper(server);
    const [saved, dropped] = [await send(server), await send(server)];
    server.clock.advance(2 * UNUSED_FOR);
    const [saver, doubter] = await Promise.all([
      server.database.owner.connect(),
      server.database.owner.connect(),
    ]);
    const show = "update store set company_logo = $1 where id = $2";
    await saver.query("begin");
    await saver.query(show, [`/images/${saved}`, STORE.montreal]);
    await doubter.query("begin");
    await doubter.query(show, [`/images/${dropped}`, STORE.toronto]);
    expect(await sweeper.sweep()).toBe(0);
    await saver.query("commit");
    await doubter.query("rollback");
    saver.release();
    doubter.release();
    expect(await sweeper.sweep()).toBe(1);
    expect([await statusOf(server, saved), await statusOf(server, dropped)]).toEqual([200, 404]);
    await sweeper.stop();
  });

  it("[IMAGE-W3] lets an image that is sent meanwhile wait, and stores it then", async () => {
    const { images } = server.services;
    const begun = Promise.withResolvers<void>();
    const go = Promise.withResolvers<void>();
    const sweeper = createSweeper(server, {
      ...images,
      remove: async (name) => {
        begun.resolve();
        await go.promise;
        return images.remove(name);
      },
    });
    const name = await send(server, "#fedcba");
    server.clock.advance(2 * UNUSED_FOR);
    const sweeping = sweeper.sweep();
    await begun.promise;
    const again = send(server, "#fedcba");
    // It waits for the sweeper, and for nothing else.
    const waiting = async () =>
      (
        await server.database.owner.query(
          "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%stored_image%' and datname = current_database()",
        )
      ).rowCount;
    await expect.poll(waiting).toBe(1);
    go.resolve();
    expect(await sweeping).toBe(1);
    expect(await again).toBe(name);
    expect(await statusOf(server, name)).toBe(200);
    expect(await sweeper.sweep()).toBe(0);
    await sweeper.stop();
  });

  it("[IMAGE-W4] is shared by servers, each image going once, and takes more than one turn", async () => {
    const names: string[] = [];
    for (let count = 0; count < 45; count += 1) names.push(await send(server));
    server.clock.advance(2 * UNUSED_FOR);
    const sweepers = [createSweeper(server), createSweeper(server), createSweeper(server)];
    const removed = await Promise.all(sweepers.map(({ sweep }) => sweep()));
    const left = await createSweeper(server).sweep();
    expect(removed.reduce((sum, each) => sum + each, left)).toBe(45);
    for (const name of names) expect(await server.services.images.get(name)).toBeNull();
    const { rowCount } = await server.database.owner.query(
      "select from stored_image where name = any($1)",
      [names],
    );
    expect(rowCount).toBe(0);
    for (const sweeper of sweepers) await sweeper.stop();
  });

  it("[IMAGE-W4] forgets nothing while the store is away, and logs why", async () => {
    const name = await send(server);
    server.clock.advance(2 * UNUSED_FOR);
    const away = createSweeper(server, {
      ...server.services.images,
      remove: async () => new StoreAway("503 SlowDown"),
    });
    await expect(away.sweep()).rejects.toThrow("503 SlowDown");
    expect(await statusOf(server, name)).toBe(200);
    const back = createSweeper(server);
    expect(await back.sweep()).toBe(1);
    await Promise.all([away.stop(), back.stop()]);
  });

  it("[IMAGE-W1] sweeps when the product's time is put forward, and logs what fails then", async () => {
    const said: string[] = [];
    const log = earlyLog();
    log.passOn({ warn: (_about, text) => said.push(text), error: () => undefined });
    const { pool, clock, images } = server.services;
    const name = await send(server);
    server.clock.advance(2 * UNUSED_FOR);
    const put = { tag: "changed", change: { noun: "clock", companyId: "" } } as const;
    const remove = async () => new StoreAway("503");
    const away = imageSweeper({ pool, clock, images: { ...images, remove }, shownImages, log });
    away.receive(put);
    await expect.poll(() => said).toHaveLength(1);
    const sweeper = createSweeper(server);
    sweeper.receive({ tag: "changed", change: { noun: "offers", companyId: "" } });
    expect(await statusOf(server, name)).toBe(200);
    sweeper.receive(put);
    await expect.poll(() => images.get(name)).toBeNull();
    await Promise.all([away.stop(), sweeper.stop()]);
  });
});
