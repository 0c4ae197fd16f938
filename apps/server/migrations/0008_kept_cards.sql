ALTER TABLE "payment_attempt" ADD COLUMN "confirms" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "kept_fingerprint" text;