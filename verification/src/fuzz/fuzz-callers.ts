import { loadSigningKey } from "@marquee/sandbox/identity/signing-key";
import { generateKeyPair, SignJWT } from "jose";
import { STORE } from "../harness/world.ts";
import type { TestServer } from "../harness/test-server.ts";
import type { Home } from "./known-values.ts";

/** Who asks. `home` is whose rows they may meet; null where they may meet none, or those of everybody. */
export interface FuzzCaller {
  readonly name: string;
  readonly authorization: string | null;
  readonly home: Home | null;
  /** The one branch whose rows they may meet; null for all of their company. */
  readonly storeId: string | null;
  readonly privileged: boolean;
  /** A token that proves nothing: every call that needs one answers 401. */
  readonly forged: boolean;
}

const PEOPLE: Readonly<Record<string, Home | null>> = {
  merchant: "maple",
  reader: "maple",
  branch: "maple",
  unverified: null,
  other: "northline",
  shop: "northline",
  pending: "harbour",
  shopper: null,
  master: null,
  agent: null,
};
const PRIVILEGED = new Set(["master", "agent"]);

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Tokens that look like the merchant's and are not: each is wrong in one way alone. */
async function forgeries(server: TestServer): Promise<ReadonlyMap<string, string>> {
  const { kid, privateKey } = await loadSigningKey(server.pool);
  const stranger = await generateKeyPair("RS256");
  const { issuer, projectId } = server.sandbox;
  const seconds = Math.floor(Date.now() / 1000);
  const claims = { email: "merchant@marquee.test", email_verified: true, auth_time: seconds - 60 };
  const token = (change: { issuer?: string; audience?: string; life?: number; own?: boolean }) =>
    new SignJWT(claims)
      .setProtectedHeader({ alg: "RS256", kid })
      .setIssuer(change.issuer ?? issuer)
      .setAudience(change.audience ?? projectId)
      .setSubject("merchant")
      .setIssuedAt(seconds - 7200)
      .setExpirationTime(seconds + (change.life ?? 86_400))
      .sign(change.own === false ? stranger.privateKey : privateKey);
  const real = await server.tokenOf("merchant");
  const [header = "", payload = "", signature = ""] = real.split(".");
  const whole = {
    ...claims,
    iss: issuer,
    aud: projectId,
    sub: "m",
    iat: seconds,
    exp: seconds + 9,
  };
  return new Map([
    ["expired", await token({ life: -60 })],
    ["of another issuer", await token({ issuer: `${issuer}-2` })],
    ["for another project", await token({ audience: "another" })],
    ["signed by a stranger", await token({ own: false })],
    ["unsigned", `${part({ alg: "none", typ: "JWT" })}.${part(whole)}.`],
    [
      "with another payload",
      `${header}.${part({ ...whole, email: "master@marquee.test" })}.${signature}`,
    ],
    ["cut off", `${header}.${payload}`],
    ["no token", "undefined"],
  ]);
}

/** Everybody of the small world, nobody, and the bearers of forged tokens. */
export async function fuzzCallers(server: TestServer): Promise<readonly FuzzCaller[]> {
  const people = await Promise.all(
    Object.entries(PEOPLE).map(async ([name, home]) => ({
      name,
      authorization: `Bearer ${await server.tokenOf(name)}`,
      home,
      storeId: name === "branch" ? STORE.montreal : null,
      privileged: PRIVILEGED.has(name),
      forged: false,
    })),
  );
  const stranger = { home: null, storeId: null, privileged: false };
  const forged = [...(await forgeries(server))].map(([kind, token]) => ({
    ...stranger,
    name: `a token ${kind}`,
    authorization: `Bearer ${token}`,
    forged: true,
  }));
  return [
    ...people,
    ...forged,
    { ...stranger, name: "nobody", authorization: null, forged: true },
    { ...stranger, name: "nobody with a password", authorization: "Basic bWU6bWU=", forged: true },
  ];
}
