import { Schema } from "effect";
import { importPKCS8, SignJWT } from "jose";
import type { ServiceAccount } from "../config/read-service-account.ts";

/** Constants of Google's token service: neither is configuration, so neither can be pointed elsewhere. */
const TOKENS = "https://oauth2.googleapis.com/token";
const SCOPE = "https://www.googleapis.com/auth/identitytoolkit";
const GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer";

const HOUR = 3600;
/** Seconds before its end that a token is no longer used. */
const MARGIN = 60;

const Token = Schema.Struct({ access_token: Schema.String, expires_in: Schema.Finite });

/** The access token of a service account, by Google's OAuth for servers: good for an hour, renewed shortly before. */
export function serviceAccountToken(
  { clientEmail, privateKey }: ServiceAccount,
  { transport = fetch, nowSeconds = () => Math.floor(Date.now() / 1000) } = {},
): (signal: AbortSignal) => Promise<string> {
  const held = { token: "", until: 0 };
  return async (signal) => {
    const now = nowSeconds();
    if (now < held.until) return held.token;
    const assertion = await new SignJWT({ scope: SCOPE })
      .setProtectedHeader({ alg: "RS256", typ: "JWT" })
      .setIssuer(clientEmail)
      .setAudience(TOKENS)
      .setIssuedAt(now)
      .setExpirationTime(now + HOUR)
      .sign(await importPKCS8(privateKey, "RS256"));
    const response = await transport(TOKENS, {
      method: "POST",
      body: new URLSearchParams({ grant_type: GRANT, assertion }),
      redirect: "error",
      signal,
    });
    if (!response.ok) throw new Error(`the token service answered ${response.status}`);
    const token = Schema.decodeUnknownSync(Token)(await response.json());
    held.token = token.access_token;
    held.until = now + token.expires_in - MARGIN;
    return held.token;
  };
}
