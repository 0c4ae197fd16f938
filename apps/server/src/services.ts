import type pg from "pg";
import type { Clock } from "./config/clock.ts";
import type { Config } from "./config/config.ts";
import type { ImageSigner } from "./images/image-signer.ts";
import type { ImageStore } from "./images/image-store.ts";

/** What handlers are made from: everything that is one per process. */
export interface Services {
  readonly config: Config;
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly images: ImageStore;
  /** Signs the addresses of private pictures. */
  readonly imageSigner: ImageSigner;
  /** Where this process answers, known once it listens. */
  readonly origin: () => string;
}
