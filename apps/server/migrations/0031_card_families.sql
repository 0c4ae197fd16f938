ALTER TABLE "card_decline" ADD COLUMN "family" text;--> statement-breakpoint
CREATE INDEX "card_decline_family" ON "card_decline" USING btree ("family","declined_on" DESC NULLS LAST);