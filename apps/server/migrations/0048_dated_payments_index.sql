ALTER TABLE "checkout" ALTER COLUMN "dated_on" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "checkout" ALTER COLUMN "dated_on" SET NOT NULL;--> statement-breakpoint
CREATE INDEX CONCURRENTLY "checkout_list" ON "checkout" USING btree ("company_id","dated_on" DESC NULLS LAST,"id","store_id","state","kind","user_id","expires_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "checkout_newest" ON "checkout" USING btree ("dated_on" DESC NULLS LAST,"id","company_id","store_id","state","kind","user_id","expires_at");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "checkout_branch_list" ON "checkout" USING btree ("store_id","dated_on" DESC NULLS LAST,"id");--> statement-breakpoint
DROP INDEX IF EXISTS "checkout_company";
