-- The ratings of the newest version of a bill count, and those of no other (INGEST-L2, BILL-T8). A bill that is amended waits for a
-- decision again: the trigger on its status counts the items of all its versions anew.
create or replace function marquee_rate_items(offers text[], products text[]) returns void language plpgsql security definer set search_path = public as $$
begin
  perform from offer where id = any(offers) order by id for no key update;
  perform from product where id = any(products) order by id for no key update;
  update offer set (total_rating, avg_rating) = (
    select count(*), coalesce(avg(r.rating), 0) from bill_rating r join bill b on b.id = r.bill_id and b.version = r.version
    where r.offer_id = offer.id and b.status = 'A'
  ) where id = any(offers);
  update product set (total_rating, avg_rating) = (
    select count(*), coalesce(avg(r.rating), 0) from bill_rating r join bill b on b.id = r.bill_id and b.version = r.version
    where r.product_id = product.id and b.status = 'A'
  ) where id = any(products);
end
$$;
--> statement-breakpoint
-- Versions that came follow one another, and never change (INGEST-L2).
create function marquee_bill_version_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a version of a bill does not change' using errcode = 'check_violation', constraint = 'bill_version_stays';
end
$$;
--> statement-breakpoint
create trigger bill_version_stays before update on bill_version for each row execute function marquee_bill_version_stays();
--> statement-breakpoint
create function marquee_bill_moves_on() returns trigger language plpgsql as $$
begin
  raise exception 'an older version of a bill does not count again' using errcode = 'check_violation', constraint = 'bill_version_newest';
end
$$;
--> statement-breakpoint
create trigger bill_version_newest before update of version on bill for each row when (new.version < old.version) execute function marquee_bill_moves_on();
