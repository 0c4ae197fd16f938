import type { Settings } from "@marquee/domain/session/settings.schema";
import type { Config } from "../platform/config/config.ts";
import { RELEASE } from "../platform/config/release.ts";

/** The project of the stand-in for the identity service, by mode. Its keys are public, as Firebase's own are. */
const STAND_IN = {
  embedded: { projectId: "marquee-embedded", apiKey: "embedded" },
  rehearsal: { projectId: "marquee-rehearsal", apiKey: "rehearsal" },
} as const;

/** What a browser gets before a user signs in. Publishable keys only. */
export function toSettings(config: Config): Settings {
  const {
    appStoreUrl,
    defaultPromocode,
    supportEmail,
    publicOrigins,
    statechartTraffic: traffic,
    statecharts,
  } = config;
  if (config.mode !== "production")
    return {
      release: RELEASE,
      mode: config.mode,
      identity: {
        ...STAND_IN[config.mode === "rehearsal" ? "rehearsal" : "embedded"],
        authDomain: null,
      },
      card: {
        publishableKey: "pk_test_sandbox",
        script: "/__paysandbox/stripe.js",
        testCards: true,
      },
      paypal: {
        clientId: "sandbox-client",
        environment: "sandbox",
        script: "/__paysandbox/paypal.js",
      },
      appStoreUrl,
      supportEmail,
      publicOrigins,
      defaultPromocode,
      traffic,
      statecharts,
    };
  const { publishableKey } = config.stripe;
  const { projectId, apiKey, authDomain } = config.firebase;
  const { paypal } = config;
  return {
    release: RELEASE,
    mode: "production",
    identity: { projectId, apiKey, authDomain },
    card: { publishableKey, script: null, testCards: publishableKey.startsWith("pk_test_") },
    paypal: paypal && {
      clientId: paypal.clientId,
      environment: paypal.environment === "live" ? "production" : "sandbox",
      script: null,
    },
    appStoreUrl,
    supportEmail,
    publicOrigins,
    defaultPromocode,
    traffic,
    statecharts,
  };
}
