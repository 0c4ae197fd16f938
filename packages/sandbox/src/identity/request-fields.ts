import { IdentityApiError } from "./identity-error.ts";

/** A request body: an object whose fields are not to be believed. */
export type Body = Readonly<Record<string, unknown>>;

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/** The fields of a JSON object; throws INVALID_ARGUMENT for any other body, an array too. */
export function readBody(value: unknown): Body {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new IdentityApiError("INVALID_ARGUMENT");
  return Object.fromEntries(Object.entries(value));
}

/** An e-mail address in the lower-case form in which it is stored. */
export function readEmail(value: unknown): string {
  if (typeof value !== "string" || value === "") throw new IdentityApiError("MISSING_EMAIL");
  if (value.length > 254 || !EMAIL.test(value)) throw new IdentityApiError("INVALID_EMAIL");
  return value.toLowerCase();
}

/** A password to sign in with; one of more than 4,096 characters is rejected as a wrong one is. */
export function givenPassword(value: unknown): string {
  if (typeof value !== "string" || value === "") throw new IdentityApiError("MISSING_PASSWORD");
  if (value.length > 4096) throw new IdentityApiError("INVALID_LOGIN_CREDENTIALS");
  return value;
}

/** A password that is to be set: at least six characters, as the real service requires. */
export function newPassword(value: unknown): string {
  if (typeof value !== "string" || value === "") throw new IdentityApiError("MISSING_PASSWORD");
  if (value.length < 6 || value.length > 4096)
    throw new IdentityApiError("WEAK_PASSWORD : Password should be at least 6 characters");
  return value;
}

/** The text, or undefined: a value of any other type counts as left out. */
export const optionalText = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;

/** The flag, or undefined: a value that is neither true nor false counts as left out. */
export const optionalFlag = (value: unknown): boolean | undefined =>
  typeof value === "boolean" ? value : undefined;

/** Seconds of ten digits reach the year 2286. */
const SECOND = /^\d{1,10}$/;

/** A whole second since 1970, written as text as the real service has it. */
export function optionalSecond(value: unknown): Date | undefined {
  if (value === undefined) return undefined;
  if (typeof value !== "string" || !SECOND.test(value))
    throw new IdentityApiError("INVALID_ARGUMENT");
  return new Date(Number(value) * 1000);
}
