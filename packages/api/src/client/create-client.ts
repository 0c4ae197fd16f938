import { ofetch, FetchError } from "ofetch";
import type { Contract } from "../contract/contract.ts";
import type { Call, Input, Output, Page, StreamCall } from "../http/call.ts";
import { isFailure, type Failure } from "../http/failure.ts";
import { ENCODED_EMAIL, fillPath, isFoldedAway } from "../http/path.ts";
import type { Route } from "../http/route.ts";
import { routes } from "../routes/routes.ts";
import { ApiFailure } from "./api-failure.ts";

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The version an edit started from; a stale one is refused with `Conflict`. */
  readonly version?: number;
  /** The browser finishes the call though its page is closed meanwhile: `keepalive` of fetch, which takes short bodies alone. */
  readonly outlivesPage?: boolean;
  /** Asks the other site's server: the specification does so to create and update an American user. */
  readonly secondary?: boolean;
}

type CallFunction<C> = C extends Call
  ? (input: Input<C>, options?: CallOptions) => Promise<Output<C>>
  : never;

/** Every call as a function: `client.offers.byId({ params: { id } })`. Rejects with `ApiFailure`. */
export type Client = {
  readonly [Noun in keyof Contract]: {
    readonly [
      Name in keyof Contract[Noun] as Contract[Noun][Name] extends StreamCall ? never : Name
    ]: CallFunction<Contract[Noun][Name]>;
  };
};

export interface ClientOptions {
  /** Where the calls go, for example `/api`. Read on each call: the site may change. */
  readonly base: () => string;
  /** Where calls to the other site's server go; left out if one server handles both. */
  readonly secondary?: () => string;
  /** The ID token to send, or null while signed out. Asked on each call, so that it is never stale. */
  readonly token: () => Promise<string | null>;
  /** The e-mail of the signed-in user, for paths in which the caller says it. */
  readonly email?: () => string | undefined;
  /** Called with the server's time of every response (`marquee-time`), null if it has none, and when its request was sent. */
  readonly onTime?: (moment: string | null, sent: number) => void;
  /** Called with every response; development checks it against the contract. */
  readonly inspect?: (noun: string, name: string, result: unknown) => void;
}

/** The longest body that a call may have that outlives its page: browsers take 64 KiB of all such calls together. */
const OUTLIVING_BODY = 15_000;

/** The caller in the path of a public list while no user is signed in: a sign-up has no account yet. */
const SIGNED_OUT = "signed-out@sign-up";

interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly file?: Blob;
}

const AWAY: Failure = {
  tag: "Unavailable",
  message: "Marquee cannot be reached right now. Please try again in a moment.",
};

/** The user typed what no address can hold: the value is refused, as the server refuses others. */
const refuseDots = (field: string): ApiFailure => {
  const message = "Dots alone cannot be looked for.";
  return new ApiFailure({ tag: "Invalid", message, issues: [{ rule: "API-P2", field, message }] });
};

/** The seconds of `Retry-After`, if the response has that. */
function secondsToWait({ response }: FetchError): number | null {
  const seconds = Number(response?.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds : null;
}

function toFailure(error: unknown): unknown {
  if (!(error instanceof FetchError)) return error;
  const body: unknown = error.data;
  if (typeof body === "object" && body !== null && "error" in body && isFailure(body.error))
    return new ApiFailure(body.error, secondsToWait(error));
  return new ApiFailure(AWAY);
}

function requestBody({
  body,
  file,
}: AnyInput): Record<string, unknown> | unknown[] | FormData | undefined {
  if (file) {
    const form = new FormData();
    form.append("file", file);
    return form;
  }
  if (Array.isArray(body)) return [...body];
  return typeof body === "object" && body !== null ? { ...body } : undefined;
}

const outlivesPage = ({ body, file }: AnyInput, call: CallOptions): boolean =>
  call.outlivesPage === true &&
  file === undefined &&
  JSON.stringify(body ?? null).length <= OUTLIVING_BODY;

async function send(options: ClientOptions, route: Route, input: AnyInput, call: CallOptions) {
  const token = await options.token();
  const headers: Record<string, string> = {};
  if (token) headers["authorization"] = `Bearer ${token}`;
  if (call.version !== undefined) headers["if-match"] = `"${call.version}"`;
  const params = Object.entries({
    [ENCODED_EMAIL]: options.email?.() ?? SIGNED_OUT,
    ...input.params,
  }).map(([name, value]) => [name, String(value)] as const);
  const folded = params.find(([, value]) => isFoldedAway(value));
  if (folded) throw refuseDots(folded[0]);
  let sent = Date.now();
  // What is no JSON, such as a PDF, comes as the file it is.
  return ofetch<Blob | { data: unknown; meta?: Omit<Page<unknown>, "rows"> }>(
    fillPath(route.path, Object.fromEntries(params)),
    {
      baseURL: (call.secondary ? (options.secondary ?? options.base) : options.base)(),
      method: route.method,
      query: { ...input.query },
      body: requestBody(input),
      headers,
      retry: route.safe ? 1 : 0,
      retryStatusCodes: [502, 503, 504],
      retryDelay: 300,
      onRequest: () => {
        sent = Date.now();
      },
      onResponse: ({ response }) => options.onTime?.(response.headers.get("marquee-time"), sent),
      ...(outlivesPage(input, call) ? { keepalive: true } : {}),
      ...(call.signal ? { signal: call.signal } : {}),
    },
  );
}

/** The typed client over the route table. Holds no contract at run time: a browser loads paths alone. */
export function createClient(options: ClientOptions): Client {
  const createCall =
    (noun: string, name: string, route: Route) =>
    async (input: AnyInput, call: CallOptions = {}) => {
      try {
        const result = await send(options, route, input, call);
        if (result instanceof Blob) return result;
        options.inspect?.(noun, name, result);
        return result.meta ? { rows: result.data, ...result.meta } : result.data;
      } catch (error) {
        throw toFailure(error);
      }
    };
  const nouns = Object.entries(routes).map(([noun, calls]) => [
    noun,
    Object.fromEntries(
      Object.entries(calls).map(([name, route]) => [name, createCall(noun, name, route)]),
    ),
  ]);
  // The one place where the table of paths is given the contract's types.
  return Object.fromEntries(nouns) as Client;
}
