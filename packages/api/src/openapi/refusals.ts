import type { Call } from "../http/call.ts";
import { FAILURE_STATUS, type FailureTag } from "../http/failure.ts";
import type { Json } from "./json.ts";

/** When each refusal is returned, and its message. */
const WORDS: Readonly<Record<FailureTag, { readonly when: string; readonly message: string }>> = {
  Unauthenticated: { when: "No valid token came with the call.", message: "Please sign in." },
  Forbidden: {
    when: "The caller may not do this, or may not see the company or user in the path.",
    message: "Only a master user can manage categories.",
  },
  NotFound: {
    when: "There is no such thing, or it belongs to another company: both get the same response.",
    message: "There is nothing here with that id.",
  },
  Conflict: {
    when: "The edit started from a stale version, another body was sent under the same id, or there is no verified payment for the call.",
    message: "Another user has changed this offer meanwhile.",
  },
  TooLarge: { when: "The body or file is too large.", message: "The file is larger than 8 MB." },
  Invalid: {
    when: "Path, query or body break a rule; every one is listed with its field.",
    message: "Please enter offer heading",
  },
  TooMany: {
    when: "The caller sends too many requests.",
    message: "Too many requests. Please wait a moment and try again.",
  },
  Broken: {
    when: "A defect of ours; `reference` finds it in the log.",
    message: "Something went wrong on our side. Nothing was changed.",
  },
  Unavailable: {
    when: "The database or a provider is away; the same call may go through in a moment.",
    message: "Marquee is busy right now. Please try again in a moment.",
  },
};

const ISSUES = [{ rule: "OFFER-V1", field: "heading", message: "Please enter offer heading" }];

const exampleOf = (tag: FailureTag): Json => ({
  error: {
    tag,
    message: WORDS[tag].message,
    ...(tag === "Invalid" ? { issues: ISSUES } : {}),
    reference: "3f0c9a71",
  },
});

const text: Json = { type: "string" };

/** The body of every refusal. */
export const REFUSAL: Json = {
  type: "object",
  required: ["error"],
  properties: {
    error: {
      type: "object",
      required: ["tag", "message"],
      properties: {
        tag: { type: "string", enum: Object.keys(WORDS) },
        message: text,
        reference: { ...text, description: "The number to quote; it finds the call in the log." },
        current: { description: "The version that is current, if a stale edit was refused." },
        issues: {
          type: "array",
          items: {
            type: "object",
            required: ["rule", "field", "message"],
            properties: { rule: text, field: text, message: text },
          },
        },
      },
    },
  },
};

const isFailureTag = (text: string): text is FailureTag => Object.hasOwn(WORDS, text);

/** Every refusal by its tag, to be named by the operations (API-O4). */
export const refusalResponses: Json = Object.fromEntries(
  Object.keys(WORDS)
    .filter(isFailureTag)
    .map((tag) => [
      tag,
      {
        description: WORDS[tag].when,
        content: {
          "application/json": {
            schema: { $ref: "#/components/schemas/Refusal" },
            example: exampleOf(tag),
          },
        },
      },
    ]),
);

/** Everything a call may be refused with: its own, a body that is too large, a defect of ours, and a busy server. */
const refusalTags = ({ errors, body, file }: Call): readonly FailureTag[] => [
  ...errors,
  ...(body || file ? (["TooLarge"] as const) : []),
  "Broken",
  "Unavailable",
];

/** What a call may be refused with, by status. */
export const callRefusals = (call: Call): Json =>
  Object.fromEntries(
    refusalTags(call).map((tag) => [
      String(FAILURE_STATUS[tag]),
      { $ref: `#/components/responses/${tag}` },
    ]),
  );
