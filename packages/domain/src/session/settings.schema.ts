import { Schema } from "effect";

/** What a browser must know before anybody signs in. Holds no secret. */
export const Settings = Schema.Struct({
  mode: Schema.Literals(["embedded", "production"]),
  identity: Schema.Struct({
    projectId: Schema.String,
    apiKey: Schema.String,
    authDomain: Schema.NullOr(Schema.String),
  }),
  card: Schema.Struct({
    publishableKey: Schema.String,
    /** A script of our own origin that stands in for the provider's; null loads the provider's. */
    script: Schema.NullOr(Schema.String),
    testCards: Schema.Boolean,
  }),
  defaultPromocode: Schema.String,
  appStoreUrl: Schema.NullOr(Schema.String),
}).annotate({ identifier: "Settings" });
export type Settings = typeof Settings.Type;
