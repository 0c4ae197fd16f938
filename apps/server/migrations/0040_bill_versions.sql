CREATE TABLE "bill_version" (
	"company_id" text NOT NULL,
	"store_id" text NOT NULL,
	"bill_id" text NOT NULL,
	"version" integer NOT NULL,
	"created_on" timestamptz(3) NOT NULL,
	"received_on" timestamptz(3),
	CONSTRAINT "bill_version_bill_id_version_pk" PRIMARY KEY("bill_id","version"),
	CONSTRAINT "bill_version_number" CHECK ("bill_version"."version" >= 1)
);
--> statement-breakpoint
ALTER TABLE "bill_version" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "bill_file" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bill_rating" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bill_file" DROP CONSTRAINT "bill_file_bill_id_rating_id_bill_rating_bill_id_id_fk";
--> statement-breakpoint
ALTER TABLE "bill_rating" DROP CONSTRAINT "bill_rating_bill_id_id_pk";--> statement-breakpoint
ALTER TABLE "bill_rating" ADD CONSTRAINT "bill_rating_bill_id_version_id_pk" PRIMARY KEY("bill_id","version","id");--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "bill" ADD COLUMN "received_on" timestamptz(3);--> statement-breakpoint
ALTER TABLE "bill_version" ADD CONSTRAINT "bill_version_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_version" ADD CONSTRAINT "bill_version_company_id_bill_id_bill_company_id_id_fk" FOREIGN KEY ("company_id","bill_id") REFERENCES "public"."bill"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_file" ADD CONSTRAINT "bill_file_of_rating" FOREIGN KEY ("bill_id","version","rating_id") REFERENCES "public"."bill_rating"("bill_id","version","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill" ADD CONSTRAINT "bill_version_first" CHECK ("bill"."version" >= 1);--> statement-breakpoint
CREATE POLICY "bill_version_tenancy" ON "bill_version" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))) else false end);