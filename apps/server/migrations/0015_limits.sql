CREATE TABLE "limit_count" (
	"key" text PRIMARY KEY NOT NULL,
	"used" bigint NOT NULL,
	"ends_at" timestamptz(3) NOT NULL,
	CONSTRAINT "limit_count_used" CHECK ("limit_count"."used" >= 0)
);
--> statement-breakpoint
ALTER TABLE "limit_count" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "limit_count_ends" ON "limit_count" USING btree ("ends_at");--> statement-breakpoint
CREATE POLICY "limit_count_system" ON "limit_count" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');