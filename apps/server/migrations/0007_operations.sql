CREATE TABLE "campaign_plan" (
	"id" text PRIMARY KEY NOT NULL,
	"campaign_for" text NOT NULL,
	"days" integer NOT NULL,
	"price" bigint NOT NULL,
	"active" text DEFAULT 'Y' NOT NULL,
	"created_on" timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT "campaign_plan_id" CHECK ("campaign_plan"."id" ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
	CONSTRAINT "campaign_plan_for" CHECK ("campaign_plan"."campaign_for" in ('offer', 'product')),
	CONSTRAINT "campaign_plan_days" CHECK ("campaign_plan"."days" between 1 and 365),
	CONSTRAINT "campaign_plan_price" CHECK ("campaign_plan"."price" between 1 and 99999999)
);
--> statement-breakpoint
ALTER TABLE "campaign_plan" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "stored_image" (
	"name" text PRIMARY KEY NOT NULL,
	"kept_on" timestamptz(3) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stored_image" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "stored_image_kept" ON "stored_image" USING btree ("kept_on");--> statement-breakpoint
CREATE POLICY "campaign_plan_read" ON "campaign_plan" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "campaign_plan_system" ON "campaign_plan" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
CREATE POLICY "stored_image_system" ON "stored_image" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
create trigger campaign_plan_audit after insert or update or delete on campaign_plan for each row execute function marquee_audit('plans', 'id');
--> statement-breakpoint
-- Holds the pictures that a row shows until its transaction ends, so that none of them is swept in between: the
-- sweeper takes a picture for itself, and then looks for rows that show it. The arguments are the columns.
create function marquee_hold_pictures() returns trigger language plpgsql security definer set search_path = public as $$
declare
  shown jsonb := to_jsonb(new);
  held text;
begin
  foreach held in array tg_argv loop
    perform from stored_image
    where name in (
      select substring(path from '[a-z]+/[0-9a-f]{32}\.webp$')
      from jsonb_array_elements_text(
        case jsonb_typeof(shown -> held) when 'array' then shown -> held else jsonb_build_array(shown -> held) end
      ) as path
    )
    for key share;
  end loop;
  return null;
end
$$;
--> statement-breakpoint
create trigger offer_pictures after insert or update of full_image on offer for each row when (new.full_image is not null) execute function marquee_hold_pictures('full_image');
--> statement-breakpoint
create trigger product_pictures after insert or update of images on product for each row when (cardinality(new.images) > 0) execute function marquee_hold_pictures('images');
--> statement-breakpoint
create trigger company_pictures after insert or update of logo on company for each row when (new.logo is not null) execute function marquee_hold_pictures('logo');
--> statement-breakpoint
create trigger store_pictures after insert or update of company_logo on store for each row when (new.company_logo is not null) execute function marquee_hold_pictures('company_logo');
--> statement-breakpoint
create trigger category_pictures after insert or update of image on category for each row when (new.image is not null) execute function marquee_hold_pictures('image');
--> statement-breakpoint
create trigger bill_file_pictures after insert or update of picture on bill_file for each row when (new.picture is not null) execute function marquee_hold_pictures('picture');
--> statement-breakpoint
create trigger catalog_item_pictures after insert or update of image on catalog_item for each row when (cardinality(new.image) > 0) execute function marquee_hold_pictures('image');
