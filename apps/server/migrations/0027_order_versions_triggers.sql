-- Of the versions of a sale the newest is the current one, whichever comes first, and a version never changes (INGEST-O2, INGEST-O4).
-- The lock lets versions that come at the same moment follow one another.
create function marquee_sale_version() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('shop sale ' || new.id, 0));
  if exists (select 1 from shop_sale where id = new.id and (company_id, store_id) <> (new.company_id, new.store_id)) then
    raise exception 'the versions of a sale are of one branch' using errcode = 'check_violation', constraint = 'shop_sale_branch';
  end if;
  update shop_sale set is_current = false where id = new.id and is_current and version < new.version;
  new.is_current := not exists (select 1 from shop_sale where id = new.id and version > new.version);
  return new;
end
$$;
--> statement-breakpoint
create function marquee_sale_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a sale does not change' using errcode = 'check_violation', constraint = 'shop_sale_stays';
end
$$;
--> statement-breakpoint
create trigger shop_sale_version before insert on shop_sale for each row execute function marquee_sale_version();
--> statement-breakpoint
create trigger shop_sale_stays before update on shop_sale for each row
  when ((old.id, old.version, old.created_on, old.currency, old.total_price, old.total_commission)
    is distinct from (new.id, new.version, new.created_on, new.currency, new.total_price, new.total_commission)
    or (new.is_current and not old.is_current))
  execute function marquee_sale_stays();
