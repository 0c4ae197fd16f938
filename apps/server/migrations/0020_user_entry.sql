CREATE TABLE "user_entry" (
	"email" text PRIMARY KEY NOT NULL,
	"last_sign_in_on" timestamptz(3),
	"invite_hash" text,
	"invited_until" timestamptz(3),
	"invited_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "user_entry_invite_once" UNIQUE("invite_hash"),
	CONSTRAINT "user_entry_invite" CHECK (("user_entry"."invite_hash" is null) = ("user_entry"."invited_until" is null))
);
--> statement-breakpoint
ALTER TABLE "user_entry" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "user_entry" ADD CONSTRAINT "user_entry_email_app_user_email_fk" FOREIGN KEY ("email") REFERENCES "public"."app_user"("email") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "user_entry_tenancy" ON "user_entry" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then (select app_user.company_id from app_user where app_user.email = user_entry.email) = (select current_setting('marquee.company', true)) else false end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true when (select current_setting('marquee.kind', true)) = 'company' then (select app_user.company_id from app_user where app_user.email = user_entry.email) = (select current_setting('marquee.company', true)) else false end);