import { sql } from "drizzle-orm";
import type pg from "pg";
import type { Clock } from "../clock/clock.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import { isWhole } from "./image-name.ts";
import type { ImageStore } from "./image-store.ts";
import { storedImage } from "./stored-image-table.ts";

/** A store that records when an image was sent before it is stored: the sweeper sees it from its first moment on (IMAGE-W1). */
export function recordedStore(store: ImageStore, pool: pg.Pool, clock: Clock): ImageStore {
  const note = (name: string): Promise<unknown> => {
    const uploadedOn = clock.now().toISOString();
    return withScope(pool, SYSTEM, (tx) =>
      tx
        .insert(storedImage)
        .values({ name, uploadedOn })
        .onConflictDoUpdate({
          target: storedImage.name,
          set: { uploadedOn: sql`greatest(${storedImage.uploadedOn}, excluded.uploaded_on)` },
        }),
    );
  };
  return {
    ...store,
    put: async (name, bytes) => {
      if (isWhole(name)) await note(name);
      return store.put(name, bytes);
    },
  };
}
