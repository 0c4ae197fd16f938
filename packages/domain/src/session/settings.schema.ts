import { Schema } from "effect";

/** What a browser must know before the sign-in. Holds no secret. */
export const Settings = Schema.Struct({
  /** The release of the server, such as `1.0.0`. */
  release: Schema.String,
  /** `rehearsal`: as production, with stand-ins for identity and payments. */
  mode: Schema.Literals(["embedded", "rehearsal", "production"]),
  identity: Schema.Struct({
    projectId: Schema.String,
    apiKey: Schema.String,
    authDomain: Schema.NullOr(Schema.String),
  }),
  card: Schema.Struct({
    publishableKey: Schema.String,
    /** A script of our own origin that replaces the provider's; null loads the provider's. */
    script: Schema.NullOr(Schema.String),
    testCards: Schema.Boolean,
  }),
  /** Null if PayPal is not offered. */
  paypal: Schema.NullOr(
    Schema.Struct({
      clientId: Schema.String,
      /** PayPal's script cannot tell a test client from a live one; this setting says which it is. */
      environment: Schema.Literals(["production", "sandbox"]),
      /** A script of our own origin that replaces PayPal's; null loads PayPal's. */
      script: Schema.NullOr(Schema.String),
    }),
  ),
  defaultPromocode: Schema.String,
  /** The address that users write to for support; absent or null if none is configured. */
  supportEmail: Schema.optionalKey(Schema.NullOr(Schema.String)),
  /** The origins of our sites, which links of mails may lead to; absent if none is configured. */
  publicOrigins: Schema.optionalKey(Schema.Array(Schema.String)),
  appStoreUrl: Schema.NullOr(Schema.String),
  /** Whether pages count what people do on the statecharts (TRAFFIC-P2); absent: they do not. */
  traffic: Schema.optionalKey(Schema.Boolean),
  /** Whether the explorer of the statecharts is served; absent: it is not. */
  statecharts: Schema.optionalKey(Schema.Boolean),
}).annotate({ identifier: "Settings" });
export type Settings = typeof Settings.Type;
