import {
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  type JWTVerifyGetKey,
} from "jose";
import { onlyRow, type Queryable } from "../database/queryable.ts";

export const ALGORITHM = "RS256";

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: Awaited<ReturnType<typeof importJWK>>;
  readonly publicSet: JSONWebKeySet;
  readonly keySet: JWTVerifyGetKey;
}

async function freshJwk(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, alg: ALGORITHM, use: "sig", kid: await calculateJwkThumbprint(jwk) };
}

/** Several processes may start at once on an empty database: the first key in wins for all of them. */
async function storedJwk(db: Queryable): Promise<JWK> {
  const read = "select private_jwk from sandbox.signing_key";
  const { rows } = await db.query<{ private_jwk: JWK }>(read);
  if (rows[0]) return rows[0].private_jwk;
  await db.query(
    "insert into sandbox.signing_key (private_jwk) values ($1) on conflict (only_one) do nothing",
    [await freshJwk()],
  );
  return (await onlyRow<{ private_jwk: JWK }>(db, read)).private_jwk;
}

/** The key that signs tokens, stored in the database so that users stay signed in over a restart [SBX-I1]. */
export async function loadSigningKey(db: Queryable): Promise<SigningKey> {
  const jwk = await storedJwk(db);
  const { kty, n, e, alg, use, kid } = jwk;
  if (!kid || !kty || !n || !e) throw new Error("the stored signing key is not an RSA key");
  const publicSet: JSONWebKeySet = {
    keys: [{ kty, n, e, alg: alg ?? ALGORITHM, use: use ?? "sig", kid }],
  };
  return {
    kid,
    privateKey: await importJWK(jwk, ALGORITHM),
    publicSet,
    keySet: createLocalJWKSet(publicSet),
  };
}
