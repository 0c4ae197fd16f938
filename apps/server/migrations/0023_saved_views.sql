CREATE TABLE "saved_view" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_by" text DEFAULT '' NOT NULL,
	"created_on" timestamptz(3) DEFAULT now() NOT NULL,
	"updated_by" text DEFAULT '' NOT NULL,
	"updated_on" timestamptz(3) DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"create_hash" text,
	CONSTRAINT "saved_view_name" CHECK (length("saved_view"."name") <= 60),
	CONSTRAINT "saved_view_query" CHECK (length("saved_view"."query") <= 2000),
	CONSTRAINT "saved_view_list" CHECK (length("saved_view"."list") <= 60)
);
--> statement-breakpoint
ALTER TABLE "saved_view" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_user_id_app_user_email_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("email") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_view_name_once" ON "saved_view" USING btree ("user_id","list",marquee_name_key("name"));--> statement-breakpoint
CREATE POLICY "saved_view_person" ON "saved_view" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true else "user_id" = (select current_setting('marquee.person', true)) end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true else "user_id" = (select current_setting('marquee.person', true)) end);