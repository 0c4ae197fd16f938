CREATE TABLE "image_upload" (
	"name" text NOT NULL,
	"person" text NOT NULL,
	"company_id" text,
	CONSTRAINT "image_upload_name_person_pk" PRIMARY KEY("name","person")
);
--> statement-breakpoint
ALTER TABLE "image_upload" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transaction" ADD COLUMN "refunded_amount" bigint;--> statement-breakpoint
ALTER TABLE "image_upload" ADD CONSTRAINT "image_upload_name_stored_image_name_fk" FOREIGN KEY ("name") REFERENCES "public"."stored_image"("name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "image_upload" ADD CONSTRAINT "image_upload_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "image_upload_company" ON "image_upload" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "transaction" ADD CONSTRAINT "transaction_refunded" CHECK ("transaction"."refunded_amount" is null or ("transaction"."refunded_on" is not null and "transaction"."refunded_amount" >= 0));--> statement-breakpoint
CREATE POLICY "image_upload_tenancy" ON "image_upload" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then "company_id" = (select current_setting('marquee.company', true)) else false end);--> statement-breakpoint
CREATE POLICY "image_upload_person" ON "image_upload" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true else "person" = (select current_setting('marquee.person', true)) end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true else "person" = (select current_setting('marquee.person', true)) end);