import type { DocumentDrawer } from "./invoices/document-drawer.ts";
import type { Mode } from "./modes/mode.ts";
import { paypalOrders } from "./payments/paypal/paypal-orders.ts";
import { stripeCards } from "./payments/stripe/stripe-cards.ts";
import type { Config } from "./platform/config/config.ts";
import type { Database } from "./platform/database/open-database.ts";
import { identityService } from "./platform/identity/identity-service.ts";
import { imageSigner } from "./platform/images/image-signer.ts";
import { openImageStore } from "./platform/images/open-image-store.ts";
import { recordedStore } from "./platform/images/recorded-store.ts";
import { limitCounter } from "./platform/limits/limit-counter.ts";
import { ownKeyOf } from "./platform/tenancy/own-key.ts";
import type { Services } from "./services.ts";

/** What a server that starts has opened so far. */
interface Opened {
  readonly config: Config;
  readonly database: Database;
  readonly mode: Mode;
  readonly documents: DocumentDrawer;
  readonly ending: AbortSignal;
  readonly origin: () => string;
}

/** What the handlers work with. */
export async function openServices(opened: Opened): Promise<Services> {
  const { config, database, mode, documents, ending, origin } = opened;
  const { pool } = database;
  return {
    config,
    pool,
    clock: mode.clock,
    images: recordedStore(openImageStore(config), pool, mode.clock),
    limits: limitCounter({ pool, clock: mode.clock, factor: config.rateLimits }),
    documents,
    imageSigner: imageSigner(await ownKeyOf(pool, "images")),
    identity: identityService(mode.identity, ending),
    cards: stripeCards({ ...mode.stripe, ending }),
    paypal: mode.paypal && paypalOrders({ ...mode.paypal, ending }),
    ending,
    origin,
  };
}
