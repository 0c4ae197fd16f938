import { and, eq, inArray, isNull, lte, sql, type SQL } from "drizzle-orm";
import type pg from "pg";
import type { Clock } from "../clock/clock.ts";
import type { Tx } from "../database/typed.ts";
import { hourlySweep, sweepBatches, type HourlySweep } from "../events/hourly-sweep.ts";
import type { Log } from "../log/early-log.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import { StoreAway, type ImageStore } from "./image-store.ts";
import { SIZES, sizeName } from "./sizes.ts";
import { storedImage } from "./stored-image-table.ts";

/** How long an image may wait to be used, by the product's time. */
export const UNUSED_FOR = 24 * 60 * 60 * 1000;
const BATCH = 20;
const FIRST = 60 * 1000;

export interface ImageSweeperOptions {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly images: ImageStore;
  /** A query of the names of all images that some row shows, as the column `name`. */
  readonly shownImages: () => SQL;
  readonly onRound?: () => void;
  readonly log: Log;
}

/** Removes every image whose time is over; a sweep returns how many those were. */
export type ImageSweeper = HourlySweep<number>;

/** Those of the wanted images that no row shows. */
async function unshown(tx: Tx, query: SQL, wanted: ReturnType<typeof and>, most: number) {
  const shown = sql`(select distinct name from (${query}) as every_shown) as shown`;
  const rows = await tx
    .select({ name: storedImage.name })
    .from(storedImage)
    .leftJoin(shown, sql`shown.name = ${storedImage.name}`)
    .where(and(wanted, isNull(sql`shown.name`)))
    .limit(most);
  return rows.map(({ name }) => name);
}

/** Removes an image from the store with every size of it. */
async function remove(images: ImageStore, name: string): Promise<void> {
  const sized = SIZES.map((size) => `sized/${sizeName(size)}/${name}`);
  for (const each of [name, ...sized]) {
    const away = await images.remove(each);
    if (away instanceof StoreAway) throw new Error(`the store of images is away: ${away.reason}`);
  }
}

/**
 * Removes images that were sent and are shown by no row (IMAGE-W1 to IMAGE-W4). Each is locked first and looked for
 * afterwards: a row that is saved meanwhile locks its images, and they are passed over until another time.
 * Any number of servers may sweep one database.
 */
export function imageSweeper({
  pool,
  clock,
  images,
  shownImages,
  onRound = () => undefined,
  log,
}: ImageSweeperOptions): ImageSweeper {
  const batch = (): Promise<number> =>
    withScope(
      pool,
      SYSTEM,
      async (tx) => {
        const due = lte(
          storedImage.uploadedOn,
          new Date(clock.now().getTime() - UNUSED_FOR).toISOString(),
        );
        const seen = await unshown(tx, shownImages(), due, BATCH);
        if (seen.length === 0) return 0;
        const taken = await tx
          .select({ name: storedImage.name })
          .from(storedImage)
          .where(and(due, inArray(storedImage.name, seen)))
          .for("update", { skipLocked: true });
        if (taken.length === 0) return 0;
        // A statement of its own sees what was saved before they were taken.
        const ours = inArray(
          storedImage.name,
          taken.map(({ name }) => name),
        );
        const gone = await unshown(tx, shownImages(), ours, BATCH);
        // All of them end before they are removed: one that is sent again must not be removed then.
        const results = await Promise.allSettled(gone.map((name) => remove(images, name)));
        for (const result of results) if (result.status === "rejected") throw result.reason;
        for (const name of gone) await tx.delete(storedImage).where(eq(storedImage.name, name));
        return gone.length;
      },
      { actor: "images", origin: "images" },
    );

  return hourlySweep({
    work: (isStopped) => sweepBatches(batch, isStopped),
    first: FIRST,
    onRound,
    log,
    failure: "unused images could not be removed, and are tried again",
  });
}
