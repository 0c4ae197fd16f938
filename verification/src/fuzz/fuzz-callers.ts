import { isPrivileged } from "@marquee/domain/access/actor";
import { DEFAULT_ROLES } from "@marquee/domain/access/default-roles";
import type { Actor } from "@marquee/domain/access/logged-user.schema";
import { loadSigningKey } from "@marquee/sandbox/identity/signing-key";
import { defaultRoleId } from "@marquee/server/users/default-roles";
import type { NewUser } from "@marquee/server/users/queries";
import { generateKeyPair, SignJWT } from "jose";
import { STAFF } from "../calls/add-subjects.ts";
import type { TestServer } from "../harness/test-server.ts";
import { COMPANY, PEOPLE } from "../harness/world.ts";
import type { Home } from "./known-values.ts";

/** A caller. `home` is the company whose rows they may see; null if they may see none, or those of all. */
export interface FuzzCaller {
  readonly name: string;
  readonly authorization: string | null;
  readonly home: Home | null;
  /** The one branch whose rows they may meet; null for all of their company. */
  readonly storeId: string | null;
  readonly privileged: boolean;
  /** A token that proves nothing: every call that needs one responds with 401. */
  readonly forged: boolean;
  /** What is known of their rights, from the world that the tests make; null for those who cannot be signed in. */
  readonly actor: Actor | null;
}

const HOME_OF: Readonly<Record<string, Home>> = {
  [COMPANY.maple]: "maple",
  [COMPANY.northline]: "northline",
  [COMPANY.harbour]: "harbour",
};
/** Whose e-mail is not verified, and who is no advertiser: they have a token, and may call nothing that needs one. */
const SIGNED_OUT = new Set(["unverified", "shopper"]);

/** The rights of a person of the world, read from what the tests write down and not from the server. */
function toActor({ email, companyId, storeId, roleId, ...flags }: NewUser): Actor {
  const role = DEFAULT_ROLES.find(({ roleName }) => defaultRoleId(roleName) === roleId);
  return {
    email,
    companyId: companyId ?? null,
    storeId: storeId ?? null,
    isMaster: flags.isMaster ?? "N",
    isAgentUser: flags.isAgent ?? "N",
    isShopify: flags.isShopify ?? "N",
    privilegeCode: role?.privilegeCode ?? [],
    roleName: role?.roleName ?? null,
  };
}

async function signInCaller(server: TestServer, user: NewUser): Promise<FuzzCaller> {
  const name = user.email.replace(/@.*/, "");
  const actor = SIGNED_OUT.has(name) ? null : toActor(user);
  const privileged = actor !== null && isPrivileged(actor);
  const isOfCompany = actor !== null && !privileged;
  return {
    name,
    authorization: `Bearer ${await server.tokenOf(name)}`,
    home: isOfCompany && actor.companyId ? (HOME_OF[actor.companyId] ?? null) : null,
    storeId: isOfCompany ? (actor.storeId ?? null) : null,
    privileged,
    forged: false,
    actor,
  };
}

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** Tokens that look like the merchant's and are not: each is wrong in one way alone. */
async function forgeries(server: TestServer): Promise<ReadonlyMap<string, string>> {
  const { kid, privateKey } = await loadSigningKey(server.pool);
  const foreign = await generateKeyPair("RS256");
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
      .sign(change.own === false ? foreign.privateKey : privateKey);
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
    ["signed with another key", await token({ own: false })],
    ["unsigned", `${part({ alg: "none", typ: "JWT" })}.${part(whole)}.`],
    [
      "with another payload",
      `${header}.${part({ ...whole, email: "master@marquee.test" })}.${signature}`,
    ],
    ["cut off", `${header}.${payload}`],
    ["no token", "undefined"],
  ]);
}

/** Every user of the small world, a caller without a token, and the bearers of forged tokens. */
export async function fuzzCallers(server: TestServer): Promise<readonly FuzzCaller[]> {
  const people = await Promise.all([...PEOPLE, ...STAFF].map((user) => signInCaller(server, user)));
  const unknown = { home: null, storeId: null, privileged: false, actor: null };
  const forged = [...(await forgeries(server))].map(([kind, token]) => ({
    ...unknown,
    name: `a token ${kind}`,
    authorization: `Bearer ${token}`,
    forged: true,
  }));
  return [
    ...people,
    ...forged,
    { ...unknown, name: "no user", authorization: null, forged: true },
    { ...unknown, name: "no user with a password", authorization: "Basic bWU6bWU=", forged: true },
  ];
}
