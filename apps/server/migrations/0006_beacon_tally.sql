-- Adds what a statement counted to the tally of its branches and days and takes away what it removed, in the same transaction.
-- Keys are taken in one order, so that two deliveries never wait crosswise.
create function marquee_beacon_tally() returns trigger language plpgsql security definer set search_path = public as $$
declare
  made text := 'select company_id, store_id, created_on, impressions, clicks from made';
  gone text := 'select company_id, store_id, created_on, -impressions as impressions, -clicks as clicks from gone';
begin
  execute format(
    'insert into beacon_tally as tally (company_id, store_id, created_on, impressions, clicks)
     select company_id, store_id, created_on, sum(impressions), sum(clicks)
     from (%s) changed group by 1, 2, 3 having sum(impressions) <> 0 or sum(clicks) <> 0 order by 1, 2, 3
     on conflict on constraint beacon_tally_key do update
       set impressions = tally.impressions + excluded.impressions, clicks = tally.clicks + excluded.clicks',
    case tg_op when 'INSERT' then made when 'DELETE' then gone else made || ' union all ' || gone end);
  return null;
end
$$;
--> statement-breakpoint
create trigger beacon_tally_made after insert on beacon referencing new table as made for each statement execute function marquee_beacon_tally();
--> statement-breakpoint
create trigger beacon_tally_gone after delete on beacon referencing old table as gone for each statement execute function marquee_beacon_tally();
--> statement-breakpoint
create trigger beacon_tally_changed after update on beacon referencing new table as made old table as gone for each statement execute function marquee_beacon_tally();
--> statement-breakpoint
-- What was counted before. The triggers hold other writers off until this migration is done.
insert into beacon_tally (company_id, store_id, created_on, impressions, clicks)
select company_id, store_id, created_on, sum(impressions), sum(clicks) from beacon group by 1, 2, 3;
