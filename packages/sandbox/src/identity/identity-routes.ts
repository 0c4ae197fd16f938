import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createHash, timingSafeEqual } from "node:crypto";
import { prepareProvider, type ProviderErrors } from "../provider-scope.ts";
import * as admin from "./admin-operations.ts";
import type { IdentityContext } from "./identity-context.ts";
import { IdentityApiError } from "./identity-error.ts";
import * as open from "./public-operations.ts";
import { readBody, type Body } from "./request-fields.ts";
import * as factor from "./second-factor-operations.ts";
import { refreshSession } from "./session.ts";

const TOOLKIT = "/identitytoolkit.googleapis.com/v1";
/** Where the real service has its second factors. */
const FACTORS = "/identitytoolkit.googleapis.com/v2/accounts";
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
  [`${FACTORS}/mfaEnrollment::start`, factor.startEnrolment],
  [`${FACTORS}/mfaEnrollment::finalize`, factor.finalizeEnrolment],
  [`${FACTORS}/mfaEnrollment::withdraw`, factor.withdrawFactor],
  [`${FACTORS}/mfaSignIn::finalize`, factor.finalizeSignIn],
];
const ADMIN: readonly [path: string, operation: Operation][] = [
  ["/accounts", admin.createAccount],
  ["/accounts::lookup", admin.lookupAccounts],
  ["/accounts::update", admin.updateAccount],
  ["/accounts::sendOobCode", admin.sendCodeFor],
  ["/accounts::delete", admin.deleteAccount],
];

const sha256 = (text: string): Buffer => createHash("sha256").update(text).digest();

function requireAdmin(request: FastifyRequest, token: string): void {
  const given = request.headers.authorization ?? "";
  if (!timingSafeEqual(sha256(given), sha256(`Bearer ${token}`)))
    throw new IdentityApiError("UNAUTHENTICATED", 401);
}

function sendError(reply: FastifyReply, status: number, message: string): FastifyReply {
  const errors = [{ message, domain: "global", reason: "invalid" }];
  return reply.code(status).send({ error: { code: status, message, errors } });
}

/** An unreadable request is the caller's fault; everything else is ours, and then no JSON may be sent [SBX-I8]. */
const ERRORS: ProviderErrors = {
  name: "identity sandbox",
  sendOwn: (reply, error) =>
    error instanceof IdentityApiError ? sendError(reply, error.status, error.message) : null,
  sendUnreadable: (reply, status) => sendError(reply, status, "INVALID_ARGUMENT"),
  // The SDK signs users out on a 500 with a JSON error, and leaves them signed in on anything it cannot read.
  sendFailure: (reply) => reply.code(503).type("text/plain; charset=utf-8").send("unavailable"),
};

/** The subset of Identity Toolkit and Secure Token that the Firebase SDK and our server call. */
export function identityRoutes(
  app: FastifyInstance,
  context: IdentityContext,
  adminToken: string,
): void {
  prepareProvider(app, {
    errors: ERRORS,
    readForm: (body) => new URLSearchParams(body),
    bodyLimit: BODY_LIMIT,
  });

  for (const [path, operation] of PUBLIC)
    app.post(path, { bodyLimit: BODY_LIMIT }, (request) =>
      operation(context, readBody(request.body)),
    );

  for (const [path, operation] of ADMIN)
    app.post<{ Params: { projectId: string } }>(
      `${TOOLKIT}/projects/:projectId${path}`,
      { bodyLimit: BODY_LIMIT },
      (request) => {
        requireAdmin(request, adminToken);
        if (request.params.projectId !== context.projectId)
          throw new IdentityApiError("PROJECT_NOT_FOUND", 404);
        return operation(context, readBody(request.body));
      },
    );

  app.post("/securetoken.googleapis.com/v1/token", { bodyLimit: BODY_LIMIT }, (request) => {
    if (!(request.body instanceof URLSearchParams)) throw new IdentityApiError("INVALID_ARGUMENT");
    return refreshSession(context, request.body);
  });
  app.get("/__identity/jwks.json", () => context.key.publicSet);
  for (const rest of ["/identitytoolkit.googleapis.com/*", "/securetoken.googleapis.com/*"])
    app.all(rest, (_request, reply) => sendError(reply, 404, "OPERATION_NOT_ALLOWED"));
}
