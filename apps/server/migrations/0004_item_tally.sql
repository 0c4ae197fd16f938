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
create trigger product_tally_made after insert on product referencing new table as made for each statement execute function marquee_tally('products', 'case is_variant when ''Y'' then ''Variant'' else ''Product'' end');
--> statement-breakpoint
create trigger product_tally_gone after delete on product referencing old table as gone for each statement execute function marquee_tally('products', 'case is_variant when ''Y'' then ''Variant'' else ''Product'' end');
--> statement-breakpoint
create trigger product_tally_changed after update on product referencing new table as made old table as gone for each statement execute function marquee_tally('products', 'case is_variant when ''Y'' then ''Variant'' else ''Product'' end');
