import helmet from "@fastify/helmet";
import Fastify, { type FastifyInstance } from "fastify";
import { randomBytes } from "node:crypto";
import type { Config } from "../config/config.ts";

const STRIPE = "https://js.stripe.com";
const POLICY = "content-security-policy";
const STYLES = "style-src 'self'";
const PAYPAL = ["https://*.paypal.com", "https://*.paypalobjects.com"];

declare module "fastify" {
  interface FastifyReply {
    /** Lets the styles that a library inserts at run time pass the policy of this page alone; returns its nonce. */
    admitStyles: () => string;
  }
}

/** The headers of helmet under these rules, read once: helmet would read its rules again with every response. */
export async function securityHeaders(
  mode: Config["mode"],
  byPaypal: boolean,
): Promise<Readonly<Record<string, string>>> {
  const outside = mode === "production";
  const paypal = outside && byPaypal ? PAYPAL : [];
  const google = ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"];
  const scratch = Fastify();
  await scratch.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        imgSrc: ["'self'", "data:", "blob:", ...paypal],
        fontSrc: ["'self'"],
        styleSrc: ["'self'"],
        scriptSrc: ["'self'", ...(outside ? [STRIPE] : []), ...paypal],
        connectSrc: [
          "'self'",
          ...(outside ? ["https://api.stripe.com", ...google] : []),
          ...paypal,
        ],
        frameSrc: outside ? [STRIPE, "https://hooks.stripe.com", ...paypal] : ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: mode !== "embedded",
    referrerPolicy: { policy: "same-origin" },
  });
  const said: Record<string, string> = {};
  scratch.get("/", (_request, reply) => {
    for (const [name, value] of Object.entries(reply.raw.getHeaders())) said[name] = String(value);
    return {};
  });
  await scratch.inject("/");
  await scratch.close();
  if (!said[POLICY]?.includes(STYLES)) throw new Error("the policy of the answers names no styles");
  return said;
}

/**
 * The headers of every response (OPS-2). No inline script ever runs; styles that a library inserts carry the page's own
 * nonce. Only production, and no rehearsal, lets the browser reach other origins: Stripe's and Google's, and PayPal's if it is
 * offered. The panel is one page, and its policy is that of the address it was opened at: there is no policy of the
 * payment pages alone.
 */
export function secure(app: FastifyInstance, headers: Readonly<Record<string, string>>): void {
  const policy = headers[POLICY] ?? "";
  app.decorateReply("admitStyles", function admitStyles() {
    const nonce = randomBytes(16).toString("base64");
    void this.header(POLICY, policy.replace(STYLES, `${STYLES} 'nonce-${nonce}'`));
    return nonce;
  });
  app.addHook("onRequest", (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
