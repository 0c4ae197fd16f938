import { FAILURE_STATUS, isFailure, type FailureTag } from "@marquee/api/http/failure";
import type { LightMyRequestResponse } from "fastify";
import { gunzipSync } from "node:zlib";
import { checkResult } from "../harness/check-result.ts";
import { lacksAbility } from "./expected-status.ts";
import type { FuzzRequest } from "./fuzz-request.ts";
import { HOMES, secretMark } from "./known-values.ts";

/** What every call may return beside the refusals it declares: the checks before the handler, and its absence. */
const ALWAYS: readonly FailureTag[] = ["Invalid", "TooLarge", "TooMany"];

interface Wire {
  readonly data?: unknown;
  readonly meta?: { readonly total?: unknown };
  readonly error?: unknown;
}

function checkRefusal(
  { target, caller, method }: FuzzRequest,
  status: number,
  body: Wire,
): string[] {
  const { error } = body;
  if (!isFailure(error)) return ["REL-F2 the refusal has another shape"];
  const { tag, reference, issues } = error;
  const problems: string[] = [];
  // a body that is compressed is rejected before anything of the request is read (HTTP-B2)
  if (tag === "Invalid" && status === 415) return problems;
  if (FAILURE_STATUS[tag] !== status) problems.push(`REL-F2 ${tag} travels under ${status}`);
  if (!/^[0-9a-f]{8}$/.test(reference ?? "")) problems.push("REL-F2 the refusal has no reference");
  if (tag === "Invalid" && (issues ?? []).length === 0)
    problems.push("REL-F2 Invalid names no issue");
  const mounted = method === target.route.method;
  const declared = [...ALWAYS, ...target.call.errors, ...(mounted ? [] : ["NotFound" as const])];
  // A segment that is empty, too long or no text at all makes an address that no route has.
  if (!declared.includes(tag) && !(tag === "NotFound" && target.call.params))
    problems.push(`REL-F2 ${tag} is not among the refusals of the call: ${error.message}`);
  if (caller.forged && target.call.access !== "public" && mounted && tag === "Forbidden")
    problems.push("REL-F3 a forged token got past the sign-in");
  return problems;
}

function checkSuccess({ target, caller }: FuzzRequest, body: Wire): string[] {
  const { call } = target;
  const problems: string[] = [];
  if (caller.forged && call.access !== "public")
    problems.push("REL-F3 answers a token that proves nothing");
  if (call.list && !(Array.isArray(body.data) && typeof body.meta?.total === "number"))
    return [...problems, "REL-F2 the list has no rows or no total"];
  if (Array.isArray(body.data) && call.list && body.data.length > Number(body.meta?.total))
    problems.push("REL-F2 more rows than there are in all");
  try {
    checkResult(call, call.list ? { rows: body.data } : body.data);
  } catch (error) {
    problems.push(`REL-F2 ${String(error)}`);
  }
  return problems;
}

/** A person who lacks an ability of a call is refused for that, or before anything was read; never told more (API-A1). */
const REFUSED_EARLY = new Set([403, 404, 413, 415, 422]);

/** A user without the abilities of a call and its answer (REL-F9), whatever they send. */
function checkAbilities({ caller, target, method }: FuzzRequest, status: number): string[] {
  const { actor } = caller;
  if (actor === null || method !== target.route.method || !lacksAbility(actor, target)) return [];
  return REFUSED_EARLY.has(status)
    ? []
    : [`REL-F9 responds with ${status} to a user who lacks the ability`];
}

const parse = (text: string): Wire | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : null;
  } catch {
    return null;
  }
};

/** Text of another company in the answer to a user of one company, or of none. */
function checkMarks({ caller }: FuzzRequest, text: string): string[] {
  if (caller.privileged) return [];
  return HOMES.filter((home) => home !== caller.home && text.includes(secretMark(home))).map(
    (home) => `REL-F3 shows a row of ${home}`,
  );
}

/** An answer's text, unpacked. */
export const responseText = ({ headers, rawPayload, body }: LightMyRequestResponse): string =>
  headers["content-encoding"] === "gzip" ? gunzipSync(rawPayload).toString() : body;

/** What is wrong with an answer by itself, each with the rule it breaks; nothing, if all is well. Writes are checked by the reader of the write log (fuzzing.ts). */
export function checkResponse(
  request: FuzzRequest,
  response: LightMyRequestResponse,
): readonly string[] {
  const { method, target } = request;
  const { statusCode: status, headers } = response;
  const text = responseText(response);
  if (status >= 500 && !(status === 503 && target.call.errors.includes("Unavailable")))
    return [`REL-F1 answers ${status}: ${text.slice(0, 300)}`];
  if (method === "HEAD" || (status === 200 && target.call.produces))
    return [...checkMarks(request, text), ...checkAbilities(request, status)];
  const body = String(headers["content-type"]).includes("application/json") ? parse(text) : null;
  if (!body) return [`REL-F2 answers ${status} with no JSON: ${text.slice(0, 300)}`];
  const more = status === 200 ? checkSuccess(request, body) : checkRefusal(request, status, body);
  return [...checkMarks(request, text), ...checkAbilities(request, status), ...more];
}
