CREATE INDEX CONCURRENTLY "app_user_by_age" ON "app_user" USING btree ("created_on" DESC NULLS LAST,"email");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "app_user_company_by_age" ON "app_user" USING btree ("company_id","created_on" DESC NULLS LAST,"email");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "app_user_words" ON "app_user" USING gin ("company_id",marquee_fold("name" || E'\n' || "email") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "campaign_by_age" ON "campaign" USING btree ("created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "campaign_company_by_age" ON "campaign" USING btree ("company_id","created_on" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "campaign_words" ON "campaign" USING gin ("company_id",marquee_fold("campaign_name") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "invoice_words" ON "invoice" USING gin ("company_id",marquee_fold("invoice_id" || E'\n' || coalesce("payment_id", '') || E'\n' || coalesce("issued" ->> 'campaignName', '')) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX CONCURRENTLY "transaction_words" ON "transaction" USING gin ("company_id",marquee_fold("id" || E'\n' || coalesce("payment_id", '') || E'\n' || "user_id") gin_trgm_ops);