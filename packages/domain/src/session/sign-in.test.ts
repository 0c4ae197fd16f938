import { describe, expect, test } from "vitest";
import { countsAsSignedIn } from "./counts-as-signed-in.ts";
import { providerCode } from "./provider-code.ts";
import { signInRefusal } from "./sign-in-refusal.ts";

const verified = { isVerified: true };
const unverified = { isVerified: false };

describe("an identity that is signed in", () => {
  test.each([
    [verified, "N", true],
    [unverified, "Y", true],
    [unverified, "N", false],
  ] as const)(
    "[SESSION-A1] %o of a user with isShopify %s counts: %s",
    (identity, isShopify, counts) => {
      expect(countsAsSignedIn(identity, { isShopify })).toBe(counts);
    },
  );

  test("[SESSION-A1] counts for nobody where there is no such user", () => {
    expect(countsAsSignedIn(verified, null)).toBe(false);
  });
});

describe("signing in", () => {
  test("[SESSION-A2] refuses an unknown e-mail and one that is no advertiser, verified or not", () => {
    const notAdmin = "User is not Admin please Signup to Onboard";
    expect(signInRefusal(verified, null)).toBe(notAdmin);
    expect(signInRefusal(unverified, { authType: "AU", isShopify: "Y" })).toBe(notAdmin);
  });

  test("[SESSION-A2] refuses an advertiser whose e-mail is not verified, unless of the shop platform", () => {
    expect(signInRefusal(unverified, { authType: "A", isShopify: "N" })).toBe(
      "Email is not verifed",
    );
    expect(signInRefusal(unverified, { authType: "A", isShopify: "Y" })).toBeNull();
    expect(signInRefusal(verified, { authType: "A", isShopify: "N" })).toBeNull();
  });

  test("[SESSION-A3] shows the part of the provider's code after the slash, or all of it", () => {
    expect(providerCode("auth/wrong-password")).toBe("wrong-password");
    expect(providerCode("network-request-failed")).toBe("network-request-failed");
  });
});
