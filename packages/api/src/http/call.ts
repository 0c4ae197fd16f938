import type { Ability } from "@marquee/domain/access/ability";
import { Day } from "@marquee/domain/wire/draft-field.schema";
import { Schema } from "effect";
import type { FailureTag } from "./failure.ts";
import { NO_FILTER } from "./path.ts";

type Codec = Schema.Codec<unknown, unknown>;
export type Fields = Readonly<Record<string, Codec>>;

/**
 * `public`: no token needed. `signedIn`: any user. `signed`: a machine that signs what it sends. Otherwise what is
 * asked of `can`: one ability, any one of several, or the one that belongs to the `kind` of the body.
 */
export type Access =
  | "public"
  | "signedIn"
  | "signed"
  | { readonly ability: Ability }
  | { readonly anyOf: readonly [Ability, ...Ability[]] }
  | { readonly abilityByKind: Readonly<Record<string, Ability>> };

/** A refusal that a call names; others follow from what it takes. `Unavailable`: it queries a service, which may be away. */
type CallError = Exclude<FailureTag, "TooLarge" | "Broken">;

/** What a call takes and returns: the server checks it, and the documentation prints it. */
export interface Call {
  readonly summary: string;
  readonly access: Access;
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: Codec;
  /** How often one caller may call it in a minute; without it, as often as they like. */
  readonly perMinute?: number;
  /** The most bytes a body may have, if more than usual. */
  readonly maxBodyBytes?: number;
  /** A multipart upload under the field `file`, with the most bytes it may have. */
  readonly file?: { readonly maxBytes: number };
  /** The schema of `data` in the response; of one row for a list. */
  readonly response: Codec;
  readonly list?: true;
  /** What a list can be sorted by, under the names that callers use (LIST-S1). */
  readonly sorts?: readonly string[];
  /** The content type if the response is not JSON. */
  readonly produces?: "application/pdf" | "text/event-stream";
  /** An edit: it names the version it starts from in `If-Match`, and a stale one is refused with `Conflict`. */
  readonly edit?: true;
  readonly errors: readonly CallError[];
}

type OptionalOf<F> = F extends Fields
  ? { readonly [K in keyof F]?: F[K]["Type"] | undefined }
  : never;

/** The parameters but for the caller's own e-mail, which the client fills in. */
type ParamsOf<F extends Fields> = {
  readonly [K in keyof F as F[K] extends typeof callerParam ? never : K]: F[K]["Type"];
};

/** What a caller passes. */
export type Input<C extends Call> = (C extends { params: infer F extends Fields }
  ? keyof ParamsOf<F> extends never
    ? unknown
    : { readonly params: ParamsOf<F> }
  : unknown) &
  (C extends { query: Fields } ? { readonly query?: OptionalOf<C["query"]> } : unknown) &
  (C extends { body: Codec } ? { readonly body: C["body"]["Type"] } : unknown) &
  (C extends { file: object } ? { readonly file: Blob } : unknown);

/** What the list of a call can be sorted by. */
export type SortOf<C> = C extends { readonly sorts: readonly (infer Name extends string)[] }
  ? Name
  : never;

/** Where a page begins and ends, for the pages beside it. Callers pass the keys back and do not look into them. */
export interface PageKeys {
  readonly first: string;
  readonly last: string;
}

/** A page of rows, and how many there are in all. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
  /** There are more rows than `total`, which are not counted one by one. */
  readonly isMore?: true;
  /** Not all rows were compared with the text that was searched for: more of them may hold it (LIST-Q6). */
  readonly moreMayMatch?: true;
  /** The keys of a page that is not the whole list. */
  readonly keys?: PageKeys;
  readonly counts?: Readonly<Record<string, number>>;
  /** What all rows come to that are listed, by the names of their amounts (LIST-C3). */
  readonly sums?: Readonly<Record<string, number>>;
}

/** What a caller gets back, read from `data` (and `meta` for lists); a file if the response is not JSON. */
export type Output<C extends Call> = C extends { produces: string }
  ? Blob
  : C extends { list: true }
    ? Page<C["response"]["Type"]>
    : C["response"]["Type"];

/** A stream of events: the server mounts it and the panel reads it on their own; the client has no function for it. */
export type StreamCall = Call & { readonly produces: "text/event-stream" };

/** Whether a call responds with a stream of events, which never ends by itself. */
export const isStream = (call: Call): boolean => call.produces === "text/event-stream";

/** A whole number between two, both included. */
export const wholeNumber = (minimum: number, maximum: number) =>
  Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum, maximum }));

/** How many of something the caller has seen. */
export const countParam = wholeNumber(0, 1_000_000_000);

/** The key of a row, as a list gives it (LIST-P2). Text that is not a key is ignored. */
const keyParam = Schema.String.check(
  Schema.isPattern(/^[\w-]{1,2000}$/u, { message: "a key that a list has given" }),
);

/** The parameters that every list takes. Without them a list returns everything up to 1,000 rows. */
export const listQuery = {
  page: wholeNumber(1, 1_000_000),
  size: wholeNumber(1, 1000),
  sort: Schema.String.check(
    Schema.isPattern(/^-?[a-zA-Z]{1,40}$/u, {
      message: "a column name, with - before it for descending",
    }),
  ),
  q: Schema.String.check(Schema.isMaxLength(200, { message: "at most 200 characters" })),
  after: keyParam,
  before: keyParam,
} as const;

/** An e-mail in a path. It names the user the call is about; the caller is known by the token. */
export const emailParam = Schema.String.check(
  Schema.isPattern(/^[^\s@]{1,120}@[^\s@]{1,190}$/u, {
    message: "Please enter valid email address.",
  }),
);

/** The caller's own e-mail, which paths of the specification repeat. Handlers do not receive it. */
export const callerParam = emailParam.pipe(Schema.brand("Caller"));

/** Any identifier in a path. Its shape is not checked: text that is not an id is not found. */
export const idParam = Schema.String.check(
  Schema.isMaxLength(64, { message: "at most 64 characters" }),
  Schema.isPattern(/^[^\u0000]*$/, { message: "text may not hold a null character" }),
);

/** Ids joined by commas. */
export const idsParam = Schema.String.check(
  Schema.isMaxLength(8000, { message: "at most 8000 characters" }),
);

export const signedInErrors = ["Unauthenticated", "Forbidden", "NotFound", "Invalid"] as const;

/** What those add that conflict with what is stored: a create under a taken id, an edit of a stale version. */
export const savingErrors = [...signedInErrors, "Conflict"] as const;

/** The first and the last day of what is listed, both included. */
export const daysQuery = { from: Day, to: Day } as const;

/** A day of a path, or the literal `undefined` for no limit. */
export const dayOrNone = Schema.Union([Day, Schema.Literal(NO_FILTER)]);

/** Text a user typed as part of a path, such as a name to be looked up. */
export const textParam = Schema.String.check(
  Schema.isMaxLength(254, { message: "at most 254 characters" }),
  Schema.isPattern(/^[^\u0000]*$/, { message: "text may not hold a null character" }),
);
