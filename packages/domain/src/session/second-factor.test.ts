import { expect, it } from "vitest";
import { ruleIssues } from "../validation/rule.ts";
import { codeMessages, secondFactorMessages } from "./messages.ts";
import { codeRefusal, codeRules, groupSecret, readCode } from "./second-factor.ts";

const broken = (code: string) =>
  ruleIssues(codeRules, { code }, undefined).map(({ rule, message }) => [rule, message]);

it("[SESSION-V4] asks for the code", () => {
  expect(broken("")).toEqual([["SESSION-V4", codeMessages.missing]]);
});

it.each(["12345", "1234567", "12345a"])("[SESSION-V5] takes six digits, and not %s", (code) => {
  expect(broken(code)).toEqual([["SESSION-V5", codeMessages.invalid]]);
});

it("[SESSION-V5] takes a code that begins with zeros", () => {
  expect(broken("000042")).toEqual([]);
});

it.each([
  ["123 456", "123456"],
  [" 123-456\n", "123456"],
  ["1234567890", "123456"],
  ["123456654321", "654321"],
  ["１２３\u200b４５６", "123456"],
  ["١٢٣٤٥٦", "123456"],
  ["code", ""],
])("[SESSION-C1] reads %j as %j", (typed, code) => {
  expect(readCode(typed)).toBe(code);
});

it.each([
  ["auth/invalid-verification-code", "code", codeMessages.wrong],
  ["auth/too-many-requests", "code", codeMessages.tooMany],
  ["auth/invalid-credential", "password", secondFactorMessages.passwordWrong],
  ["auth/unverified-email", null, secondFactorMessages.unverified],
  ["auth/invalid-multi-factor-session", null, codeMessages.late],
  ["auth/user-disabled", null, "user-disabled"],
] as const)("[SESSION-C2] says %s at %s", (code, field, message) => {
  expect(codeRefusal(code)).toEqual({ field, message });
});

it("[SESSION-C3] writes a secret in groups of four", () => {
  expect(groupSecret("ABCDEFGHIJ")).toBe("ABCD EFGH IJ");
});
