CREATE TABLE "user_session" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"signed_in_on" timestamptz(3) NOT NULL,
	"seen_on" timestamptz(3) NOT NULL,
	"browser" text DEFAULT '' NOT NULL,
	"system" text DEFAULT '' NOT NULL,
	"has_second_factor" text DEFAULT 'N' NOT NULL,
	"ended_on" timestamptz(3),
	CONSTRAINT "user_session_once" UNIQUE("email","signed_in_on")
);
--> statement-breakpoint
ALTER TABLE "user_session" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "app_user" ADD COLUMN "second_factor_reset_on" timestamptz(3);--> statement-breakpoint
ALTER TABLE "user_session" ADD CONSTRAINT "user_session_email_app_user_email_fk" FOREIGN KEY ("email") REFERENCES "public"."app_user"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_session_seen" ON "user_session" USING btree ("seen_on");--> statement-breakpoint
CREATE POLICY "user_session_person" ON "user_session" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true else "email" = (select current_setting('marquee.person', true)) end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true else "email" = (select current_setting('marquee.person', true)) end);