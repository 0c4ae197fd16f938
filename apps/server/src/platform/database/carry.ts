import type pg from "pg";

/**
 * So many connections take all trips, as long as they move. More of them answer no more a second: the more take turns,
 * the more of the processor's time the database needs for each trip (decision 0015).
 */
const MOVING = 4;

/** Milliseconds after which a connection that brought nothing home is waited behind by nobody new. */
const STILL = 50;

/** A connection with the trips that are under way on it, one behind the other. */
interface Carrier {
  readonly client: Promise<pg.PoolClient>;
  trips: number;
  movedAt: number;
  failed: boolean;
}

/** The connections of each pool that carry something now, and take more. */
const carrying = new WeakMap<pg.Pool, Set<Carrier>>();

function carriersOf(pool: pg.Pool): Set<Carrier> {
  const carriers = carrying.get(pool) ?? new Set();
  carrying.set(pool, carriers);
  return carriers;
}

function open(pool: pg.Pool, carriers: Set<Carrier>): Carrier {
  const carrier = { client: pool.connect(), trips: 0, movedAt: performance.now(), failed: false };
  carriers.add(carrier);
  return carrier;
}

/** One of its own, until there are enough that move; then the one with the fewest trips. */
function board(pool: pg.Pool, carriers: Set<Carrier>): Carrier {
  const now = performance.now();
  const moving = [...carriers].filter(({ movedAt }) => now - movedAt < STILL);
  const [first, ...rest] = moving;
  if (!first || moving.length < MOVING) return open(pool, carriers);
  return rest.reduce((best, other) => (other.trips < best.trips ? other : best), first);
}

/**
 * Lends a connection that others use at the same time: what is sent on it is answered in the order it was sent. Only
 * for what leaves nothing behind on a connection. One on which something failed is lent to nobody new, and closed: the
 * driver may learn later than we do that it is lost.
 */
export async function carry(
  pool: pg.Pool,
  use: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const carriers = carriersOf(pool);
  const carrier = board(pool, carriers);
  carrier.trips += 1;
  try {
    await use(await carrier.client);
    carrier.movedAt = performance.now();
  } catch (error) {
    carrier.failed = true;
    carriers.delete(carrier);
    throw error;
  } finally {
    carrier.trips -= 1;
    if (carrier.trips === 0) {
      carriers.delete(carrier);
      // Whoever asked for one and got none has been told above.
      carrier.client.then(
        (client) => client.release(carrier.failed),
        () => undefined,
      );
    }
  }
}
