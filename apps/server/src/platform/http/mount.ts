import { contract } from "@marquee/api/contract/contract";
import type { Call } from "@marquee/api/http/call";
import { neededAbilities } from "@marquee/api/http/needed-abilities";
import { ENCODED_EMAIL } from "@marquee/api/http/path";
import type { Route } from "@marquee/api/http/route";
import { routes } from "@marquee/api/routes/routes";
import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type pg from "pg";
import type { Clock } from "../clock/clock.ts";
import { authenticate, signInEnded } from "../identity/authenticate.ts";
import type { ValidAfter } from "../identity/sign-ins-valid-after.ts";
import type { tokenVerifier } from "../identity/verify-token.ts";
import { forbidden, invalid, Refusal } from "../refusal/refusal.ts";
import { actingAs, type Acting } from "../tenancy/acting.ts";
import { PUBLIC, type Scope } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import { refusedKind, refusedPerson } from "./authorise.ts";
import { compileDecoder } from "./decode.ts";
import type { Handlers } from "./handlers.ts";
import { bodyLimitOf, type CounterOf } from "./limits.ts";
import { mayName, type FindUserCompany } from "./may-name.ts";
import { networkOf } from "./network-of.ts";
import { uploadReader } from "./read-upload.ts";
import { isSignedIn, type Request } from "./request.ts";
import { sendResponse, sendRefusal } from "./send.ts";

export interface MountOptions {
  readonly pool: pg.Pool;
  readonly clock: Clock;
  readonly verify: ReturnType<typeof tokenVerifier>;
  /** The calls that are mounted: all of them, but in tests of something else. */
  readonly handlers: Partial<Handlers>;
  readonly findUserCompany: FindUserCompany;
  /** The time from which sign-ins of a user count; without it a token counts until it expires. */
  readonly validAfter?: ValidAfter | undefined;
  /** The counters of the calls that are limited. */
  readonly counterOf: CounterOf;
  /** Checks every response before it is sent; tests compare it with the contract. */
  readonly inspect?: (call: Call, result: unknown) => void;
}

/** All handlers have one type here; the contract's types were checked where the handler was written. */
type AnyHandler = (input: object, request: Request) => Promise<unknown>;
type Table<T> = Readonly<Record<string, Readonly<Record<string, T | undefined>> | undefined>>;

/** The actor in the audit trail if no user is signed in. */
const NO_USER = "nobody";

const NO_VERSION = invalid([
  {
    rule: "HTTP-V1",
    field: "If-Match",
    message: 'The version an edit starts from is one ETag, such as "3".',
  },
]);

/** The version that an edit starts from, or null if it names none or any (HTTP-V1). */
function readVersion({ edit }: Call, { headers }: FastifyRequest): number | null | Refusal {
  const header = headers["if-match"];
  if (!edit || header === undefined || header === "*") return null;
  const version = /^(?:W\/)?"(\d{1,9})"$/.exec(header)?.[1];
  return version === undefined ? NO_VERSION : Number(version);
}

/** A caller who is known to be allowed to call. */
interface Admitted {
  readonly scope: Scope;
  readonly user?: LoggedUser;
  /** When they signed in, in seconds. */
  readonly since?: number;
  readonly hasSecondFactor?: boolean;
}

/** Returns the caller, or why they are refused; a public call accepts every caller. */
async function identify(
  { pool, verify }: MountOptions,
  { access }: Call,
  { headers }: FastifyRequest,
): Promise<Admitted | Refusal> {
  if (access === "public") return { scope: PUBLIC };
  return authenticate(pool, verify, headers.authorization);
}

/** What a handler gets of the request beside its decoded input. */
const requestContext = (
  { pool, clock }: MountOptions,
  request: FastifyRequest,
  { scope, version, acting }: Pick<Request, "scope" | "version"> & { readonly acting: Acting },
): Request => ({
  scope,
  now: clock.now(),
  version,
  origin: `${request.protocol}://${request.host}`,
  address: networkOf(request.ip),
  asksForPrivacy: request.headers["sec-gpc"] === "1" || request.headers["dnt"] === "1",
  log: request.log,
  transaction: (work) => withScope(pool, scope, work, acting),
});

/** A path may name a user; if the caller is signed in, it must be one they may see. */
async function refuseName(
  { findUserCompany }: MountOptions,
  caller: Request,
  params: unknown,
): Promise<Refusal | null> {
  if (
    !isSignedIn(caller) ||
    typeof params !== "object" ||
    params === null ||
    !(ENCODED_EMAIL in params) ||
    (await mayName(caller, String(params[ENCODED_EMAIL]), findUserCompany))
  )
    return null;
  return forbidden("You can ask about yourself and the users of your company.");
}

/** Refuses changes to a user who signed in before their password was reset (SESSION-T6). */
async function refuseOldSignIn(
  { validAfter }: MountOptions,
  { user, since = 0 }: Admitted,
): Promise<Refusal | null> {
  const valid = user === undefined ? null : ((await validAfter?.(user.email)) ?? null);
  return valid !== null && since < valid ? signInEnded() : null;
}

/** Authenticates and authorises a caller, before anything of the body is read: no other body takes room in memory. */
function createAdmission(options: MountOptions, call: Call, { safe }: Route) {
  const needed = neededAbilities(call);
  return async (request: FastifyRequest): Promise<Admitted | Refusal> => {
    const signedIn = await identify(options, call, request);
    if (signedIn instanceof Refusal) return signedIn;
    const { user } = signedIn;
    const refused = user && refusedPerson(user, needed);
    if (refused || safe === true) return refused ?? signedIn;
    return (await refuseOldSignIn(options, signedIn)) ?? signedIn;
  };
}

/** Handles a call of an admitted caller: decodes, counts, responds. */
function createResponder(options: MountOptions, call: Call, handler: AnyHandler) {
  // compiled when it is called first: a server starts sooner
  let decode: ReturnType<typeof compileDecoder> | null = null;
  const count = options.counterOf(call);
  return async (
    request: FastifyRequest,
    { user, scope, since = 0, hasSecondFactor = false }: Admitted,
  ): Promise<unknown> => {
    decode ??= compileDecoder(call);
    const input = decode(request);
    if (input instanceof Refusal) return input;
    const version = readVersion(call, request);
    if (version instanceof Refusal) return version;
    const acting = { actor: user?.email ?? NO_USER, origin: request.ip, request: request.id };
    const anonymous = requestContext(options, request, { scope, version, acting });
    const signedIn = {
      signedInAt: new Date(since * 1000),
      hasSecondFactor,
      userAgent: request.headers["user-agent"] ?? "",
    };
    const caller = user ? { ...anonymous, user, ...signedIn } : anonymous;
    const refusedInput =
      refusedKind(user, call.access, input.body) ??
      (await refuseName(options, caller, input.params));
    if (refusedInput) return refusedInput;

    const tooMany = count?.(request, user?.email ?? null);
    if (tooMany) return tooMany;
    const { file } = call;
    const withUpload = file ? { ...input, withFile: uploadReader(request, file.maxBytes) } : input;
    return actingAs(acting, () => handler(withUpload, caller));
  };
}

/** The two halves of a call: before its body is read, and after. */
function routeSteps(
  options: MountOptions,
  call: Call,
  { route, handler }: { readonly route: Route; readonly handler: AnyHandler },
) {
  const admit = createAdmission(options, call, route);
  const respond = createResponder(options, call, handler);
  const callers = new WeakMap<FastifyRequest, Admitted>();
  return {
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = await admit(request);
      if (caller instanceof Refusal) return sendRefusal(reply, caller);
      callers.set(request, caller);
      // Every further line of the log for this request names its user.
      const { scope } = caller;
      if (scope.kind === "company")
        reply.log = request.log = request.log.child({ company: scope.companyId });
      return undefined;
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const caller = callers.get(request);
      if (!caller) throw new Error("a call reached its handler before its caller was admitted");
      const result = await respond(request, caller);
      if (result instanceof Refusal) return sendRefusal(reply, result);
      options.inspect?.(call, result);
      return sendResponse(reply, call, result);
    },
  };
}

/**
 * Mounts every call that has a handler, below the prefix of `app`. The others are mounted apart: streams
 * (events/event-stream.ts), and deliveries, whose very bytes are signed (ingest/ingest-endpoint.ts).
 */
export function mountContract(app: FastifyInstance, options: MountOptions): void {
  const handlers = options.handlers as Table<AnyHandler>;
  const table: Table<Route> = routes;
  for (const [noun, calls] of Object.entries(contract)) {
    for (const [name, call] of Object.entries<Call>(calls)) {
      const handler = handlers[noun]?.[name];
      if (!handler) continue;
      const route = table[noun]?.[name];
      if (!route) throw new Error(`${noun}.${name} has no route`);
      app.route({
        method: route.method,
        url: route.path,
        bodyLimit: bodyLimitOf(call),
        // HEAD runs the handler; a GET that changes something must not be set off by one.
        exposeHeadRoute: route.safe === true,
        ...routeSteps(options, call, { route, handler }),
      });
    }
  }
}
