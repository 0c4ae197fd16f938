import { describe, expect, test } from "vitest";
import { ruleIssues } from "../validation/rule.ts";
import { credentialRules } from "./credential-rules.ts";
import { countsAsSignedIn, providerCode, signInRefusal } from "./sign-in.ts";

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

  test("[SESSION-A1] does not count if there is no such user", () => {
    expect(countsAsSignedIn(verified, null)).toBe(false);
  });
});

describe("what is typed to sign in", () => {
  const messages = (email: string, password: string) =>
    ruleIssues(credentialRules, { email, password }, undefined).map(({ message }) => message);

  test("[SESSION-V1] has an e-mail", () => {
    expect(messages(" ", "secret")).toEqual(["Please enter email address."]);
  });

  test("[SESSION-V3] has a password, which may be of spaces", () => {
    expect(messages("merchant@marquee.test", "")).toEqual(["Please enter password."]);
    expect(messages("merchant@marquee.test", " ")).toEqual([]);
    expect(messages("", "")).toEqual(["Please enter email address.", "Please enter password."]);
  });

  test("[SESSION-V2] has an e-mail that can be one", () => {
    expect(messages("merchant@", "secret")).toEqual(["Please enter valid email address."]);
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
