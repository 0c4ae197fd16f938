import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as admin from "./admin-operations.ts";
import type { IdentityContext } from "./identity-context.ts";
import { IdentityFault } from "./identity-fault.ts";
import * as open from "./public-operations.ts";
import { bodyOf, type Body } from "./request-fields.ts";
import { refreshSession } from "./session.ts";

const TOOLKIT = "/identitytoolkit.googleapis.com/v1";
const BODY_LIMIT = 16_384;

type Operation = (context: IdentityContext, body: Body) => Promise<object>;

/** A double colon is a literal one in Fastify's paths. */
const PUBLIC: readonly [path: string, operation: Operation][] = [
  [`${TOOLKIT}/accounts::signUp`, open.signUp],
  [`${TOOLKIT}/accounts::signInWithPassword`, open.signInWithPassword],
  [`${TOOLKIT}/accounts::lookup`, open.lookup],
  [`${TOOLKIT}/accounts::sendOobCode`, open.sendOobCode],
  [`${TOOLKIT}/accounts::resetPassword`, open.resetPassword],
  [`${TOOLKIT}/accounts::update`, open.update],
  [`${TOOLKIT}/accounts::delete`, open.deleteOwn],
];
const ADMIN: readonly [path: string, operation: Operation][] = [
  ["/accounts", admin.createAccount],
  ["/accounts::lookup", admin.lookupAccounts],
  ["/accounts::update", admin.updateAccount],
  ["/accounts::sendOobCode", admin.sendCodeFor],
  ["/accounts::delete", admin.deleteAccount],
];

const digestOf = (text: string): Buffer => createHash("sha256").update(text).digest();

function requireAdmin(request: FastifyRequest, token: string): void {
  const given = request.headers.authorization ?? "";
  if (!timingSafeEqual(digestOf(given), digestOf(`Bearer ${token}`)))
    throw new IdentityFault("UNAUTHENTICATED", 401);
}

function sendFault(reply: FastifyReply, status: number, message: string) {
  const errors = [{ message, domain: "global", reason: "invalid" }];
  return reply.code(status).send({ error: { code: status, message, errors } });
}

/** An unreadable request is the caller's; everything else is ours, and then no JSON may be sent [SBX-I8]. */
function handleError(
  error: FastifyError | IdentityFault,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  if (error instanceof IdentityFault) return sendFault(reply, error.status, error.message);
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) return sendFault(reply, status, "INVALID_ARGUMENT");
  request.log.error({ err: error }, "identity sandbox failed");
  // The SDK signs people out on a 500 with a JSON error, and keeps them on anything it cannot read.
  return reply.code(503).type("text/plain; charset=utf-8").send("unavailable");
}

/** The subset of Identity Toolkit and Secure Token that the Firebase SDK and our server call. */
export function identityRoutes(
  app: FastifyInstance,
  context: IdentityContext,
  adminToken: string,
): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: BODY_LIMIT },
    (_request, body, done) => done(null, new URLSearchParams(body.toString())),
  );
  app.setErrorHandler(handleError);
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });

  for (const [path, operation] of PUBLIC)
    app.post(path, { bodyLimit: BODY_LIMIT }, (request) =>
      operation(context, bodyOf(request.body)),
    );

  for (const [path, operation] of ADMIN)
    app.post<{ Params: { projectId: string } }>(
      `${TOOLKIT}/projects/:projectId${path}`,
      { bodyLimit: BODY_LIMIT },
      (request) => {
        requireAdmin(request, adminToken);
        if (request.params.projectId !== context.projectId)
          throw new IdentityFault("PROJECT_NOT_FOUND", 404);
        return operation(context, bodyOf(request.body));
      },
    );

  app.post("/securetoken.googleapis.com/v1/token", { bodyLimit: BODY_LIMIT }, (request) => {
    if (!(request.body instanceof URLSearchParams)) throw new IdentityFault("INVALID_ARGUMENT");
    return refreshSession(context, request.body);
  });
  app.get("/__identity/jwks.json", () => context.key.publicSet);
  for (const rest of ["/identitytoolkit.googleapis.com/*", "/securetoken.googleapis.com/*"])
    app.all(rest, (_request, reply) => sendFault(reply, 404, "OPERATION_NOT_ALLOWED"));
}
