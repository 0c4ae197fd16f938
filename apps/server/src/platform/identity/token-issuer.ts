import { createRemoteJWKSet } from "jose";
import type { TokenIssuer } from "./verify-token.ts";

/** Constants of Google's secure token service: neither is configuration, so neither can be pointed elsewhere. */
const KEYS = new URL(
  "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com",
);
const ISSUER = "https://securetoken.google.com";

/** The issuer of a Firebase project's tokens. Its keys are fetched when first needed, and cached. */
export const firebaseIssuer = (projectId: string): TokenIssuer => ({
  keySet: createRemoteJWKSet(KEYS),
  issuer: `${ISSUER}/${projectId}`,
  projectId,
});
