ALTER TABLE "checkout" ADD COLUMN "promocode" text;--> statement-breakpoint
ALTER TABLE "store" ADD COLUMN "reviewed" jsonb;--> statement-breakpoint
CREATE INDEX "store_changed" ON "store" USING btree ("updated_on","id") WHERE "store"."reviewed" is not null and "store"."is_approve" = 'Y';