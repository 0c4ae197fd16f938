import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";

/** How a provider words its errors. */
export interface ProviderErrors {
  /** For the log: "Stripe sandbox". */
  readonly name: string;
  /** Sends an error that the provider itself would send; null for any other. */
  readonly sendOwn: (reply: FastifyReply, error: Error) => FastifyReply | null;
  /** Sends that a request could not be read; `status` is 4xx. */
  readonly sendUnreadable: (reply: FastifyReply, status: number, message: string) => FastifyReply;
  /** Sends that the stand-in itself failed. */
  readonly sendFailure: (reply: FastifyReply) => FastifyReply;
}

/** What every stand-in does alike: it reads form bodies, forbids caches, and sends errors in its provider's form. */
export function prepareProvider(
  app: FastifyInstance,
  options: {
    readonly errors: ProviderErrors;
    readonly readForm: (body: string) => unknown;
    readonly bodyLimit: number;
  },
): void {
  const { errors, readForm, bodyLimit } = options;
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit },
    (_request, body, done) => done(null, readForm(body.toString())),
  );
  app.addHook("onSend", async (_request, reply) => {
    reply.header("cache-control", "no-store");
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const sent = errors.sendOwn(reply, error);
    if (sent) return sent;
    const status = error.statusCode ?? 500;
    if (status >= 400 && status < 500) return errors.sendUnreadable(reply, status, error.message);
    request.log.error({ err: error }, `${errors.name} failed`);
    return errors.sendFailure(reply);
  });
}
