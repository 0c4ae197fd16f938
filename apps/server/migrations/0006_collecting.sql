CREATE TABLE "card_customer" (
	"user_id" text PRIMARY KEY NOT NULL,
	"company_id" text,
	"customer_id" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	CONSTRAINT "card_customer_customer_id_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
ALTER TABLE "card_customer" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "saved_card" (
	"card_id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text,
	"brand" text NOT NULL,
	"last4digit" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	CONSTRAINT "saved_card_once" UNIQUE("user_id","fingerprint"),
	CONSTRAINT "saved_card_digits" CHECK ("saved_card"."last4digit" ~ '^[0-9]{4}$'),
	CONSTRAINT "saved_card_expiry" CHECK ("saved_card"."exp_month" between 1 and 12)
);
--> statement-breakpoint
ALTER TABLE "saved_card" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP CONSTRAINT "attempt_state";--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP CONSTRAINT "attempt_over";--> statement-breakpoint
DROP INDEX "attempt_open_once";--> statement-breakpoint
DROP INDEX "attempt_checkout";--> statement-breakpoint
ALTER TABLE "checkout" ALTER COLUMN "store_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "received_as" text;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "received_amount" bigint;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "refund_id" text;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "dead_since" timestamptz(3);--> statement-breakpoint
ALTER TABLE "transaction" ADD COLUMN "refunded_on" timestamptz(3);--> statement-breakpoint
ALTER TABLE "card_customer" ADD CONSTRAINT "card_customer_user_id_app_user_email_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("email") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "saved_card" ADD CONSTRAINT "saved_card_user_id_app_user_email_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("email") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
CREATE INDEX "saved_card_company" ON "saved_card" USING btree ("company_id");--> statement-breakpoint
-- What was left to people was waiting for an answer; what is to be given back has come in full.
UPDATE "payment_attempt" SET "state" = 'unknown', "dead_since" = now(), "due_at" = null WHERE "state" = 'dead';--> statement-breakpoint
UPDATE "payment_attempt" SET "received_as" = "provider_id", "due_at" = now(),
  "received_amount" = coalesce((SELECT "amount" FROM "transaction" WHERE "outcome_key" = 'error:' || "provider_id"), "payment_attempt"."amount")
  WHERE "state" = 'refundDue';--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_collecting_once" ON "payment_attempt" USING btree ("checkout_id") WHERE "payment_attempt"."state" in ('creating', 'waiting', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "attempt_succeeded_once" ON "payment_attempt" USING btree ("checkout_id") WHERE "payment_attempt"."state" = 'succeeded';--> statement-breakpoint
CREATE INDEX "attempt_dead" ON "payment_attempt" USING btree ("dead_since") WHERE "payment_attempt"."dead_since" is not null;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "attempt_numbered" UNIQUE("checkout_id","number");--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_branch" CHECK ("checkout"."store_id" is not null or "checkout"."kind" = 'cardVerification');--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "attempt_dead_or_due" CHECK ("payment_attempt"."dead_since" is null or "payment_attempt"."due_at" is null);--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "attempt_owes" CHECK ("payment_attempt"."state" not in ('refundDue', 'refunded') or ("payment_attempt"."received_as" is not null and "payment_attempt"."received_amount" > 0));--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "attempt_state" CHECK ("payment_attempt"."state" in ('creating', 'waiting', 'unknown', 'succeeded', 'refundDue', 'refunded', 'cancelled'));--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "attempt_over" CHECK ("payment_attempt"."state" not in ('succeeded', 'refunded') or ("payment_attempt"."due_at" is null and "payment_attempt"."dead_since" is null));--> statement-breakpoint
CREATE POLICY "card_customer_tenancy" ON "card_customer" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "saved_card_tenancy" ON "saved_card" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
create trigger saved_card_audit after insert or update or delete on saved_card for each row execute function marquee_audit('cards', 'card_id');
