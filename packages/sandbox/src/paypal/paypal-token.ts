import type { FastifyRequest } from "fastify";
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { machineClock, secondsLater } from "../clock.ts";
import { firstRow, type Queryable } from "../database/queryable.ts";
import { PayPalApiError } from "./paypal-error.ts";

export interface PayPalKeys {
  readonly clientId: string;
  readonly clientSecret: string;
}

const VALID_SECONDS = 32_400;
const digest = (text: string) => createHash("sha256").update(text).digest();

/** Gives a server its access token for client id and secret. */
export async function newAccessToken(db: Queryable, keys: PayPalKeys, authorization: string) {
  const given = Buffer.from(authorization.replace(/^Basic /, ""), "base64").toString();
  if (!timingSafeEqual(digest(given), digest(`${keys.clientId}:${keys.clientSecret}`)))
    throw new PayPalApiError(401, "invalid_client", "Client Authentication failed");
  const token = `A21SBX.${randomBytes(24).toString("base64url")}`;
  await db.query("insert into sandbox.paypal_token (token_hash, expires_at) values ($1, $2)", [
    digest(token).toString("hex"),
    secondsLater(machineClock.now(), VALID_SECONDS),
  ]);
  return {
    scope: "https://uri.paypal.com/services/payments/payment",
    access_token: token,
    token_type: "Bearer",
    app_id: "APP-SANDBOX",
    expires_in: VALID_SECONDS,
    nonce: randomBytes(8).toString("hex"),
  };
}

/** Refuses a call without a live access token [SBX-Y1]. */
export async function requireToken(db: Queryable, request: FastifyRequest): Promise<void> {
  const token = (request.headers.authorization ?? "").replace(/^Bearer /, "");
  const known = await firstRow(
    db,
    "select 1 from sandbox.paypal_token where token_hash = $1 and expires_at > $2",
    [digest(token).toString("hex"), machineClock.now()],
  );
  if (!known)
    throw new PayPalApiError(401, "invalid_token", "The token is missing, wrong or expired.");
}
