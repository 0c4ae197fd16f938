import type pg from "pg";
import type { UploadServices } from "../images/upload-image.ts";
import type { Config } from "../platform/config/config.ts";
import type { IdentityService } from "../platform/identity/identity-service.ts";

/** What sign-up is made from. */
export interface OnboardingServices extends UploadServices {
  readonly pool: pg.Pool;
  readonly config: Config;
  readonly identity: IdentityService;
  /** Where this process listens. */
  readonly origin: () => string;
}
