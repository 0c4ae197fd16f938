import { serviceAccountOf } from "../harness/service-account.ts";

/** The settings of a production that reaches no provider: enough to start and to say that it is ready. */
export const productionSettings = (databaseUrl: string): Readonly<Record<string, string>> => ({
  DATABASE_URL: databaseUrl,
  FIREBASE_PROJECT_ID: "shop",
  FIREBASE_API_KEY: "key",
  FIREBASE_SERVICE_ACCOUNT: serviceAccountOf("shop"),
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "no-reply@marquee.example",
});
