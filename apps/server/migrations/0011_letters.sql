-- What users compare names by (WIRE-T3), as `nameKey` of the domain does.
create function marquee_name_key(value text) returns text language sql immutable strict parallel safe as $$
  select lower(btrim(regexp_replace(regexp_replace(normalize(value, NFKC),
    '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0]', '', 'g'),
    '\s+', ' ', 'g')) collate "und-x-icu")
$$;
--> statement-breakpoint
-- What a search compares (LIST-Q3), as `foldText` of the domain does.
create function marquee_fold(value text) returns text language sql immutable strict parallel safe as $$
  select regexp_replace(normalize(
    translate(replace(replace(replace(lower(value collate "und-x-icu"), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'øłđ’‘ʼ´', 'old'''''''''), NFKD),
    '[\u0300-\u036F]', '', 'g')
$$;
--> statement-breakpoint
DROP INDEX "app_user_company";--> statement-breakpoint
DROP INDEX "app_user_name";--> statement-breakpoint
DROP INDEX "city_state";--> statement-breakpoint
DROP INDEX "company_by_name";--> statement-breakpoint
DROP INDEX "offer_heading";--> statement-breakpoint
DROP INDEX "product_name";--> statement-breakpoint
DROP INDEX "role_name_once";--> statement-breakpoint
DROP INDEX "store_company";--> statement-breakpoint
CREATE INDEX "app_user_company" ON "app_user" USING btree ("company_id","name" collate "und-x-icu","email");--> statement-breakpoint
CREATE INDEX "app_user_name" ON "app_user" USING btree ("name" collate "und-x-icu","email");--> statement-breakpoint
CREATE INDEX "city_state" ON "city" USING btree ("state_id","name" collate "und-x-icu");--> statement-breakpoint
CREATE INDEX "company_by_name" ON "company" USING btree ("name" collate "und-x-icu","id");--> statement-breakpoint
CREATE INDEX "offer_heading" ON "offer" USING btree ("company_id","heading" collate "und-x-icu" desc nulls last,"id");--> statement-breakpoint
CREATE INDEX "product_name" ON "product" USING btree ("company_id","name" collate "und-x-icu" desc nulls last,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "role_name_once" ON "role" USING btree (coalesce("company_id", ''),marquee_name_key("role_name"));--> statement-breakpoint
CREATE INDEX "store_company" ON "store" USING btree ("company_id","store_name" collate "und-x-icu","id");