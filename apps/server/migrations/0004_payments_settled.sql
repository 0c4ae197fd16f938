CREATE TABLE "beacon" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"offer_id" text,
	"product_id" text,
	"created_on" timestamptz(3) NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"buy_now_clicks" integer DEFAULT 0 NOT NULL,
	"snips" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "beacon_item" CHECK (("beacon"."offer_id" is null) <> ("beacon"."product_id" is null)),
	CONSTRAINT "beacon_counts" CHECK (least("beacon"."impressions", "beacon"."clicks", "beacon"."buy_now_clicks", "beacon"."snips") >= 0)
);
--> statement-breakpoint
ALTER TABLE "beacon" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "beacon" ADD CONSTRAINT "beacon_company_id_offer_id_offer_company_id_id_fk" FOREIGN KEY ("company_id","offer_id") REFERENCES "public"."offer"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beacon" ADD CONSTRAINT "beacon_company_id_product_id_product_company_id_id_fk" FOREIGN KEY ("company_id","product_id") REFERENCES "public"."product"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "beacon_offer" ON "beacon" USING btree ("offer_id","created_on");--> statement-breakpoint
CREATE INDEX "beacon_product" ON "beacon" USING btree ("product_id","created_on");--> statement-breakpoint
CREATE INDEX "campaign_newest" ON "campaign" USING btree ("campaign_type","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "invoice_branch_list" ON "invoice" USING btree ("store_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "attempt_checkout" ON "payment_attempt" USING btree ("checkout_id","created_on" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "transaction_branch_list" ON "transaction" USING btree ("store_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "attempt_state" CHECK ("payment_attempt"."state" in ('creating', 'waiting', 'unknown', 'succeeded', 'refundDue', 'cancelled', 'dead'));--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "attempt_over" CHECK ("payment_attempt"."state" not in ('succeeded', 'refundDue') or "payment_attempt"."due_at" is null);--> statement-breakpoint
CREATE POLICY "beacon_tenancy" ON "beacon" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) in ('staff', 'system') or ((select current_setting('marquee.kind', true)) = 'company' and "company_id" = (select current_setting('marquee.company', true)))) WITH CHECK ((select current_setting('marquee.kind', true)) in ('staff', 'system') or ((select current_setting('marquee.kind', true)) = 'company' and "company_id" = (select current_setting('marquee.company', true))));