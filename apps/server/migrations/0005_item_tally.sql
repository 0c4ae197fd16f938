CREATE TABLE "item_tally" (
	"noun" text NOT NULL,
	"company_id" text NOT NULL,
	"store_id" text NOT NULL,
	"type" text NOT NULL,
	"active" text NOT NULL,
	"valid_from" timestamptz(3) NOT NULL,
	"valid_till" timestamptz(3) NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "item_tally_key" PRIMARY KEY("noun","company_id","store_id","type","active","valid_from","valid_till")
);
--> statement-breakpoint
ALTER TABLE "item_tally" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "item_tally_branch" ON "item_tally" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "offer_heading" ON "offer" USING btree ("company_id","heading" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "offer_end" ON "offer" USING btree ("company_id","valid_till" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE POLICY "item_tally_tenancy" ON "item_tally" AS PERMISSIVE FOR ALL TO public USING ((select current_setting('marquee.kind', true)) in ('staff', 'system') or ((select current_setting('marquee.kind', true)) = 'company' and "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true))))) WITH CHECK ((select current_setting('marquee.kind', true)) in ('staff', 'system') or ((select current_setting('marquee.kind', true)) = 'company' and "company_id" = (select current_setting('marquee.company', true)) and ((select current_setting('marquee.store', true)) = '' or "store_id" = (select current_setting('marquee.store', true)))));--> statement-breakpoint
-- Adds what a statement made to the tally and takes away what it removed, in the same transaction. Arguments: the
-- noun, and what stands for the type. Keys are taken in one order, so that two statements never wait crosswise.
create function marquee_tally() returns trigger language plpgsql security definer set search_path = public as $$
declare
  kind text := format('%s as type, company_id, store_id, active, coalesce(valid_from, ''infinity'') as valid_from, coalesce(valid_till, ''infinity'') as valid_till', tg_argv[1]);
  made text := format('select 1 as step, %s from made', kind);
  gone text := format('select -1 as step, %s from gone', kind);
begin
  execute format(
    'insert into item_tally as tally (noun, company_id, store_id, type, active, valid_from, valid_till, n)
     select %L, company_id, store_id, type, active, valid_from, valid_till, sum(step)
     from (%s) changed group by 2, 3, 4, 5, 6, 7 having sum(step) <> 0 order by 2, 3, 4, 5, 6, 7
     on conflict on constraint item_tally_key do update set n = tally.n + excluded.n',
    tg_argv[0],
    case tg_op when 'INSERT' then made when 'DELETE' then gone else made || ' union all ' || gone end);
  return null;
end
$$;
--> statement-breakpoint
create trigger offer_tally_made after insert on offer referencing new table as made for each statement execute function marquee_tally('offers', 'type');
--> statement-breakpoint
create trigger offer_tally_gone after delete on offer referencing old table as gone for each statement execute function marquee_tally('offers', 'type');
--> statement-breakpoint
create trigger offer_tally_changed after update on offer referencing new table as made old table as gone for each statement execute function marquee_tally('offers', 'type');
--> statement-breakpoint
create trigger product_tally_made after insert on product referencing new table as made for each statement execute function marquee_tally('products', '''''');
--> statement-breakpoint
create trigger product_tally_gone after delete on product referencing old table as gone for each statement execute function marquee_tally('products', '''''');
--> statement-breakpoint
create trigger product_tally_changed after update on product referencing new table as made old table as gone for each statement execute function marquee_tally('products', '''''');
--> statement-breakpoint
insert into item_tally (noun, company_id, store_id, type, active, valid_from, valid_till, n)
select noun, company_id, store_id, type, active, coalesce(valid_from, 'infinity'), coalesce(valid_till, 'infinity'), count(*)
from (
  select 'offers' as noun, company_id, store_id, type, active, valid_from, valid_till from offer
  union all
  select 'products', company_id, store_id, '', active, valid_from, valid_till from product
) item
group by 1, 2, 3, 4, 5, 6, 7;
