import Fastify from "fastify";

/** One webhook as it arrived. */
export interface Received {
  readonly body: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface WebhookReceiver {
  readonly url: string;
  readonly received: Received[];
  /** The responses to the next deliveries, in turn; 200 afterwards. */
  readonly responses: number[];
  close(): Promise<void>;
}

/** A product's webhook endpoint that records what it receives. */
export async function startWebhookReceiver(): Promise<WebhookReceiver> {
  const app = Fastify({ forceCloseConnections: true });
  const received: Received[] = [];
  const responses: number[] = [];
  app.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
  app.post("/", (request, reply) => {
    received.push({ body: String(request.body), headers: request.headers });
    return reply.code(responses.shift() ?? 200).send({});
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return { url, received, responses, close: () => app.close() };
}
