ALTER TABLE "payment_attempt" ADD COLUMN "keeps_card" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "transaction" ADD COLUMN "paid_with" jsonb;--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_paid_with" CHECK ("transaction"."paid_with" is null or "transaction"."paid_with" ->> 'paymentType' = "transaction"."payment_type");--> statement-breakpoint
-- What is known already of payments that keep their card; of those that wait, the provider says so with the next look.
UPDATE "payment_attempt" SET "keeps_card" = true
  WHERE "kept_fingerprint" IS NOT NULL
     OR ("provider" = 'stripe' AND "checkout_id" IN (SELECT "id" FROM "checkout" WHERE "kind" = 'cardVerification'));
