CREATE TABLE "sign_up" (
	"company_id" text PRIMARY KEY NOT NULL,
	"store_id" text NOT NULL,
	"email" text NOT NULL,
	"request_hash" text NOT NULL,
	"mail" text,
	"former_auth_type" text,
	"created_on" timestamptz(3) NOT NULL,
	CONSTRAINT "sign_up_mail" CHECK ("sign_up"."mail" in ('verification', 'passwordReset')),
	CONSTRAINT "sign_up_former" CHECK ("sign_up"."former_auth_type" in ('A', 'AU'))
);
--> statement-breakpoint
ALTER TABLE "sign_up" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "captcha" ADD COLUMN "used_by" text;--> statement-breakpoint
ALTER TABLE "onboarding_draft" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_up" ADD CONSTRAINT "sign_up_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_up" ADD CONSTRAINT "sign_up_company_id_store_id_store_company_id_id_fk" FOREIGN KEY ("company_id","store_id") REFERENCES "public"."store"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "captcha" ADD CONSTRAINT "captcha_used" CHECK ("captcha"."used_by" is null or "captcha"."used_on" is not null);--> statement-breakpoint
CREATE POLICY "sign_up_system" ON "sign_up" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');