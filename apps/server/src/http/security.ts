import { randomBytes } from "node:crypto";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

const STRIPE = "https://js.stripe.com";

declare module "fastify" {
  interface FastifyReply {
    /** Lets the styles that a library inserts at run time pass the policy, for this page alone. */
    styleNonce: string;
  }
}

/** Helmet knows the raw response alone, so the nonce is found by it. */
const nonces = new WeakMap<object, string>();
const nonceOf = (response: object): string => nonces.get(response) ?? "";

/**
 * The headers of every answer. No inline script ever runs; styles that a library inserts carry the page's own
 * nonce. Only a production that pays with Stripe lets the browser reach another origin.
 */
export async function secure(app: FastifyInstance, mode: "embedded" | "production"): Promise<void> {
  const outside = mode === "production";
  app.decorateReply("styleNonce", "");
  app.addHook("onRequest", async (_request, reply) => {
    reply.styleNonce = randomBytes(16).toString("base64");
    nonces.set(reply.raw, reply.styleNonce);
  });
  const google = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        imgSrc: ["'self'", "data:", "blob:"],
        fontSrc: ["'self'"],
        styleSrc: ["'self'", (_request, response) => `'nonce-${nonceOf(response)}'`],
        scriptSrc: ["'self'", ...(outside ? [STRIPE] : [])],
        connectSrc: ["'self'", ...(outside ? ["https://api.stripe.com", ...google] : [])],
        frameSrc: outside ? [STRIPE, "https://hooks.stripe.com"] : ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: outside,
    referrerPolicy: { policy: "same-origin" },
  });
}
