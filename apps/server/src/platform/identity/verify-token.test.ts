import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { tokenVerifier, type TokenIssuer } from "./verify-token.ts";

const ISSUER = "https://issuer.test/shop";
const now = Math.floor(Date.now() / 1000);
const claims = { sub: "u1", email: "A@Shop.test", email_verified: true, auth_time: now - 60 };

let keys: Awaited<ReturnType<typeof generateKeyPair>>;
let publicPem: Uint8Array;
let issuer: TokenIssuer;
beforeAll(async () => {
  keys = await generateKeyPair("RS256", { extractable: true });
  const jwk = { ...(await exportJWK(keys.publicKey)), kid: "k1", alg: "RS256" };
  publicPem = new TextEncoder().encode(JSON.stringify(jwk));
  issuer = { keySet: createLocalJWKSet({ keys: [jwk] }), issuer: ISSUER, projectId: "shop" };
});

interface Change {
  readonly claims?: Record<string, unknown>;
  readonly issuer?: string;
  readonly audience?: string;
  readonly issued?: number;
  readonly expires?: number;
}
const unsignedToken = (change: Change = {}) =>
  new SignJWT({ ...claims, ...change.claims })
    .setProtectedHeader({ alg: "RS256", kid: "k1" })
    .setIssuer(change.issuer ?? ISSUER)
    .setAudience(change.audience ?? "shop")
    .setIssuedAt(change.issued ?? now - 60)
    .setExpirationTime(change.expires ?? now + 3600);
const signToken = (change?: Change) => unsignedToken(change).sign(keys.privateKey);
const verifiedTag = async (token: string) => (await tokenVerifier(issuer)(token)).tag;

describe("ID tokens", () => {
  it("[SESSION-T1] are taken from this issuer, for this project, in their time", async () => {
    const verification = await tokenVerifier(issuer)(await signToken());
    expect(verification).toEqual({
      tag: "verified",
      identity: {
        email: "a@shop.test",
        verified: true,
        signedInAt: now - 60,
        expiresAt: now + 3600,
        hasSecondFactor: false,
      },
    });
  });

  it("[SESSION-T7] say whether the code of an authenticator app was given", async () => {
    const firebase = { sign_in_provider: "password", sign_in_second_factor: "totp" };
    expect(await tokenVerifier(issuer)(await signToken({ claims: { firebase } }))).toMatchObject({
      identity: { hasSecondFactor: true },
    });
  });

  it("[SESSION-T1] are refused from another issuer, for another project, or out of their time", async () => {
    for (const change of [
      { issuer: "https://issuer.test/other" },
      { audience: "other" },
      { expires: now - 120 },
      { claims: { auth_time: now + 600 } },
      { claims: { auth_time: undefined } },
      { claims: { sub: "" } },
      { claims: { sub: "x".repeat(129) } },
      { claims: { email: undefined } },
      { claims: { nbf: now + 600 } },
    ] satisfies Change[])
      expect(await verifiedTag(await signToken(change))).toBe("refused");
  });

  it("[SESSION-T1] are taken from an issuer whose clock is half a minute ahead or behind", async () => {
    expect(
      await verifiedTag(await signToken({ claims: { auth_time: now + 30, nbf: now + 30 } })),
    ).toBe("verified");
    expect(await verifiedTag(await signToken({ expires: now - 30 }))).toBe("verified");
  });

  it("[SESSION-T1] are refused without a signature, with a stranger's, or changed afterwards", async () => {
    const stranger = await generateKeyPair("RS256");
    const token = await signToken();
    const [head = "", , signature = ""] = token.split(".");
    const raised = Buffer.from(
      JSON.stringify({
        ...claims,
        email: "master@shop.test",
        iss: ISSUER,
        aud: "shop",
        iat: now,
        exp: now + 3600,
      }),
    ).toString("base64url");
    const none = new UnsecuredJWT({ ...claims, iat: now })
      .setIssuer(ISSUER)
      .setAudience("shop")
      .setExpirationTime(now + 3600)
      .encode();
    for (const forged of [
      await unsignedToken().sign(stranger.privateKey),
      none,
      `${head}.${raised}.${signature}`,
      `${token.slice(0, token.lastIndexOf("."))}.`,
      token.slice(0, -8),
      "a.b.c",
      "",
    ])
      expect(await verifiedTag(forged)).toBe("refused");
  });

  it("[SESSION-T1] are refused when signed with the public key as if it were a secret", async () => {
    const confused = await new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256", kid: "k1" })
      .setIssuer(ISSUER)
      .setAudience("shop")
      .setIssuedAt()
      .setExpirationTime("1h")
      .sign(publicPem);
    expect(await verifiedTag(confused)).toBe("refused");
  });

  it("[SESSION-T1] are remembered no longer than they live", async () => {
    let at = now;
    const verify = tokenVerifier(issuer, () => at);
    const token = await signToken({ expires: now + 1 });
    expect((await verify(token)).tag).toBe("verified");
    at = now + 2;
    const later = tokenVerifier(
      { ...issuer, keySet: () => Promise.reject(new Error("asked again")) },
      () => at,
    );
    expect((await later(token)).tag).toBe("unavailable");
    expect((await verify(await signToken({ expires: now - 120 }))).tag).toBe("refused");
  });

  it("[SESSION-T5] cannot be verified while the issuer's keys cannot be fetched", async () => {
    const verify = tokenVerifier({
      ...issuer,
      keySet: () => Promise.reject(new TypeError("fetch failed")),
    });
    expect((await verify(await signToken())).tag).toBe("unavailable");
  });
});
