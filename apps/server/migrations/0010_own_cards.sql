-- A saved card is its person's and no company's: it goes with them, and nobody beside them sees it but staff.
DROP POLICY "card_customer_tenancy" ON "card_customer" CASCADE;--> statement-breakpoint
DROP POLICY "saved_card_tenancy" ON "saved_card" CASCADE;--> statement-breakpoint
DROP INDEX "saved_card_company";--> statement-breakpoint
ALTER TABLE "card_customer" DROP COLUMN "company_id";--> statement-breakpoint
ALTER TABLE "saved_card" DROP COLUMN "company_id";--> statement-breakpoint
CREATE POLICY "card_customer_system" ON "card_customer" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) = 'system') WITH CHECK ((select current_setting('marquee.kind', true)) = 'system');--> statement-breakpoint
CREATE POLICY "saved_card_person" ON "saved_card" AS PERMISSIVE FOR ALL TO public USING (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true else "user_id" = (select current_setting('marquee.person', true)) end) WITH CHECK (case when (select current_setting('marquee.kind', true)) in ('staff', 'system') then true else "user_id" = (select current_setting('marquee.person', true)) end);
