import Fastify from "fastify";
import { openMode } from "../modes/open-mode.ts";
import type { PaymentServices } from "../payments/payment-services.ts";
import { paypalOrders } from "../payments/paypal/paypal-orders.ts";
import { stripeCards } from "../payments/stripe/stripe-cards.ts";
import type { Config } from "../platform/config/config.ts";
import { openDatabase } from "../platform/database/open-database.ts";
import { earlyLog } from "../platform/log/early-log.ts";

/** Works with the providers of the settings, without a server. In the embedded mode the stand-ins are served meanwhile. */
export async function withProviders<T>(
  config: Config,
  work: (services: PaymentServices) => Promise<T>,
): Promise<T> {
  await using opened = new AsyncDisposableStack();
  const database = await openDatabase(config);
  opened.defer(database.close);
  let origin = "";
  const mode = await openMode(config, {
    pool: database.pool,
    feed: { listen: () => () => undefined },
    origin: () => origin,
    log: earlyLog(),
  });
  if (config.mode === "embedded") {
    const app = Fastify();
    opened.defer(() => app.close());
    await mode.mount(app);
    origin = await app.listen({ host: "127.0.0.1", port: 0 });
  }
  return await work({
    pool: database.pool,
    clock: mode.clock,
    config,
    cards: stripeCards(mode.stripe),
    paypal: mode.paypal && paypalOrders(mode.paypal),
  });
}
