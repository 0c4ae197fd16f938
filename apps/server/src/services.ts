import type { DocumentDrawer } from "./invoices/document-drawer.ts";
import type { PaymentServices } from "./payments/payment-services.ts";
import type { Config } from "./platform/config/config.ts";
import type { IdentityService } from "./platform/identity/identity-service.ts";
import type { ImageSigner } from "./platform/images/image-signer.ts";
import type { ImageStore } from "./platform/images/image-store.ts";
import type { LimitCounter } from "./platform/limits/limit-counter.ts";

/** What handlers are made from: everything that is one per process. */
export interface Services extends PaymentServices {
  readonly config: Config;
  /** The accounts that users sign in with. */
  readonly identity: IdentityService;
  readonly images: ImageStore;
  /** Signs the addresses of private images. */
  readonly imageSigner: ImageSigner;
  /** Counts what is limited over all servers of the database. */
  readonly limits: LimitCounter;
  /** Draws invoices in threads of their own. */
  readonly documents: DocumentDrawer;
  /** Where this process listens, known once it listens. */
  readonly origin: () => string;
}
