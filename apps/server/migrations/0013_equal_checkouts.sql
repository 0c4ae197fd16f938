CREATE TABLE "resumed_request" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	CONSTRAINT "resumed_request_id" CHECK ("resumed_request"."id" ~ '^[0-9a-f]{32}$')
);
--> statement-breakpoint
ALTER TABLE "resumed_request" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "checkout" RENAME COLUMN "request_hash" TO "purchase_hash";--> statement-breakpoint
ALTER TABLE "payment_attempt" DROP CONSTRAINT "attempt_owes";--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "refund_reason" text;--> statement-breakpoint
ALTER TABLE "resumed_request" ADD CONSTRAINT "resumed_request_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resumed_request_checkout" ON "resumed_request" USING btree ("checkout_id");--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_purchase_once" ON "checkout" USING btree ("purchase_hash","company_id") WHERE "checkout"."state" in ('open', 'requiresAction', 'unknown', 'declined');--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "attempt_refund_reason" CHECK ("payment_attempt"."refund_reason" in ('cardVerification', 'paidBefore', 'wrongAmount', 'wrongCurrency', 'soldAlready', 'mappedAlready', 'itemsGone', 'offerOver'));--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "attempt_owes" CHECK ("payment_attempt"."state" not in ('refundDue', 'refunded') or ("payment_attempt"."received_as" is not null and "payment_attempt"."received_amount" > 0 and "payment_attempt"."refund_reason" is not null));--> statement-breakpoint
CREATE POLICY "resumed_request_tenancy" ON "resumed_request" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);