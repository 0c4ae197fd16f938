CREATE TABLE "refund" (
	"id" text PRIMARY KEY NOT NULL,
	"transaction_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"checkout_id" text NOT NULL,
	"company_id" text NOT NULL,
	"store_id" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"state" text NOT NULL,
	"message" text,
	"requested_by" text NOT NULL,
	"requested_on" timestamptz(3) NOT NULL,
	"settled_on" timestamptz(3),
	"provider_refund_id" text,
	"fence" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamptz(3),
	"due_at" timestamptz(3),
	"retries" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	CONSTRAINT "refund_provider_once" UNIQUE("provider_refund_id"),
	CONSTRAINT "refund_amount" CHECK ("refund"."amount" > 0),
	CONSTRAINT "refund_settled" CHECK (("refund"."settled_on" is null) = ("refund"."state" in ('requested', 'pending')) and ("refund"."due_at" is null) = ("refund"."settled_on" is not null)),
	CONSTRAINT "refund_message" CHECK (("refund"."message" is null) = ("refund"."state" not in ('refused', 'failed'))),
	CONSTRAINT "refund_transaction_id" CHECK (length("refund"."transaction_id") <= 64),
	CONSTRAINT "refund_reason" CHECK (length("refund"."reason") <= 300),
	CONSTRAINT "refund_note" CHECK (length("refund"."note") <= 300),
	CONSTRAINT "refund_state" CHECK ("refund"."state" in ('requested', 'pending', 'done', 'refused', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "refund" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_transaction_id_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_attempt_id_payment_attempt_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."payment_attempt"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "refund_open_once" ON "refund" USING btree ("attempt_id") WHERE "refund"."state" in ('requested', 'pending');--> statement-breakpoint
CREATE INDEX "refund_of_transaction" ON "refund" USING btree ("transaction_id","requested_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "refund_due" ON "refund" USING btree ("due_at") WHERE "refund"."due_at" is not null;--> statement-breakpoint
CREATE POLICY "refund_tenancy" ON "refund" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);