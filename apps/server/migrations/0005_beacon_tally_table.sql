CREATE TABLE "beacon_tally" (
	"company_id" text NOT NULL,
	"store_id" text NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	"impressions" bigint NOT NULL,
	"clicks" bigint NOT NULL,
	CONSTRAINT "beacon_tally_key" PRIMARY KEY("company_id","created_on","store_id")
);
--> statement-breakpoint
ALTER TABLE "beacon_tally" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "beacon_tally" ADD CONSTRAINT "beacon_tally_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "beacon_tally_tenancy" ON "beacon_tally" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);