ALTER TABLE "app_user" DROP CONSTRAINT "app_user_master";--> statement-breakpoint
ALTER TABLE "app_user" ADD CONSTRAINT "app_user_is_master" CHECK ("app_user"."is_master" in ('Y', 'N'));