CREATE TABLE "campaign_change" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"campaign_id" text NOT NULL,
	"position" integer NOT NULL,
	"act" text NOT NULL,
	"at" timestamptz(3) NOT NULL,
	"user_id" text NOT NULL,
	"budget_before" bigint NOT NULL,
	"budget" bigint NOT NULL,
	"bid_before" bigint NOT NULL,
	"bid" bigint NOT NULL,
	"bids" jsonb NOT NULL,
	"create_hash" text NOT NULL,
	CONSTRAINT "campaign_change_position" UNIQUE("campaign_id","position"),
	CONSTRAINT "campaign_change_place" CHECK ("campaign_change"."position" >= 1),
	CONSTRAINT "campaign_change_budget" CHECK (least("campaign_change"."budget", "campaign_change"."budget_before") > 0),
	CONSTRAINT "campaign_change_bid" CHECK (least("campaign_change"."bid", "campaign_change"."bid_before") >= 0),
	CONSTRAINT "campaign_change_act" CHECK ("campaign_change"."act" in ('pause', 'resume', 'end', 'terms'))
);
--> statement-breakpoint
ALTER TABLE "campaign_change" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "campaign" ADD COLUMN "paused_on" timestamptz(3);--> statement-breakpoint
ALTER TABLE "campaign_change" ADD CONSTRAINT "campaign_change_company_id_campaign_id_campaign_company_id_id_fk" FOREIGN KEY ("company_id","campaign_id") REFERENCES "public"."campaign"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_paused" CHECK ("campaign"."paused_on" is null or ("campaign"."campaign_type" = 'sponsored' and "campaign"."paused_on" between "campaign"."valid_from" and "campaign"."valid_till"));--> statement-breakpoint
CREATE POLICY "campaign_change_tenancy" ON "campaign_change" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);