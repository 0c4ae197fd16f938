CREATE INDEX CONCURRENTLY "app_user_company_name" ON "app_user" USING btree ("company_id","name" collate "und-x-icu" desc nulls last,"email");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "app_user_all_name" ON "app_user" USING btree ("name" collate "und-x-icu" desc nulls last,"email");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "campaign_begin" ON "campaign" USING btree ("company_id","valid_from");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "company_all_name" ON "company" USING btree ("name" collate "und-x-icu" desc nulls last,"id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "store_company_name" ON "store" USING btree ("company_id","store_name" collate "und-x-icu" desc nulls last,"id");--> statement-breakpoint
DROP INDEX "app_user_company";--> statement-breakpoint
DROP INDEX "app_user_name";--> statement-breakpoint
DROP INDEX "company_by_name";--> statement-breakpoint
DROP INDEX "store_company";
