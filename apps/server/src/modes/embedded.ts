import { migrateSandbox } from "@marquee/sandbox/database/migrate-sandbox";
import { registerSandbox } from "@marquee/sandbox/register-sandbox";
import { openProductClock } from "@marquee/sandbox/time/product-clock";
import type { Mode, ModeParts } from "./mode.ts";

/** The noun under which servers tell each other that the product's time was put forward. */
const CLOCK = "clock";
const ANNOUNCE = `select pg_notify('marquee_changes', '{"noun":"${CLOCK}","companyId":""}')`;

/** The stand-ins on our own origin, and a time that can be put forward. */
export async function embeddedMode({ pool, feed, origin }: ModeParts): Promise<Mode> {
  await migrateSandbox(pool);
  const clock = await openProductClock(pool);
  feed.listen((heard) => {
    // A failed look is made up for by the next resync: the feed sends one whenever its connection is new.
    if (heard.tag === "resync" || heard.change.noun === CLOCK)
      clock.refresh().catch(() => undefined);
  });
  const announce = async () => void (await pool.query(ANNOUNCE));
  return {
    clock,
    mount: (app) =>
      registerSandbox(app, {
        pool,
        clock,
        origin,
        actionUrl: () => `${origin()}/ADMIN-UI/auth/action`,
        time: { clock, announce },
      }),
  };
}
