CREATE TABLE "own_key" (
	"purpose" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_key" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_key_system" ON "own_key" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');