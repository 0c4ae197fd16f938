import type { FastifyInstance } from "fastify";
import { browserScript } from "./browser-script.ts";

/** Serves the scripts that stand in for the providers' own. */
export function scriptRoutes(app: FastifyInstance): void {
  const serve = (path: string, entry: string) => {
    const script = browserScript(entry);
    app.get(path, (_request, reply) =>
      reply
        .type("text/javascript; charset=utf-8")
        .header("cache-control", "no-cache")
        .header("x-content-type-options", "nosniff")
        .send(script),
    );
  };
  serve("/__paysandbox/stripe.js", "./stripe.js");
  serve("/__paysandbox/paypal.js", "./paypal.js");
}
