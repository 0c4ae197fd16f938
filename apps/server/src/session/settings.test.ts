import { serviceAccountOf } from "@marquee/verification/harness/service-account";
import { expect, it } from "vitest";
import { readConfig } from "../platform/config/config.ts";
import { toSettings } from "./settings.ts";

const PRODUCTION = {
  DATABASE_URL: "postgres://127.0.0.1/marquee",
  FIREBASE_PROJECT_ID: "shop",
  FIREBASE_API_KEY: "key",
  FIREBASE_SERVICE_ACCOUNT: serviceAccountOf("shop"),
  STRIPE_SECRET_KEY: "sk_live_s3cret",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_s3cret",
  SMTP_URL: "smtps://mail.example",
  MAIL_FROM: "no-reply@marquee.example",
};
const PAYPAL = {
  PAYPAL_CLIENT_ID: "AbC",
  PAYPAL_SECRET: "s3cret",
  PAYPAL_WEBHOOK_ID: "s3cret too",
  PAYPAL_ENVIRONMENT: "live",
};

it("[CONFIG-P1] tells the browser where PayPal's script is, which environment, and no secret", () => {
  expect(toSettings(readConfig({})).paypal).toEqual({
    clientId: "sandbox-client",
    environment: "sandbox",
    script: "/__paysandbox/paypal.js",
  });
  expect(toSettings(readConfig(PRODUCTION)).paypal).toBeNull();
  const settings = toSettings(readConfig({ ...PRODUCTION, ...PAYPAL }));
  expect(settings.paypal).toEqual({ clientId: "AbC", environment: "production", script: null });
  expect(JSON.stringify(settings)).not.toContain("s3cret");
});
