-- Whoever has saved cards has one default among them (PAYSRV-K18): the first that is saved, and the newest in the place of one
-- that is gone. The lock lets a card that is saved and one that is deleted at the same moment follow one another.
create function marquee_first_card() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('default card ' || new.user_id, 0));
  new.is_default := not exists (select 1 from saved_card where user_id = new.user_id and is_default);
  return new;
end
$$;
--> statement-breakpoint
create function marquee_next_default_card() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('default card ' || old.user_id, 0));
  update saved_card set is_default = true
  where card_id = (select card_id from saved_card where user_id = old.user_id order by created_on desc, card_id limit 1)
    and not exists (select 1 from saved_card where user_id = old.user_id and is_default);
  return null;
end
$$;
--> statement-breakpoint
create trigger saved_card_first before insert on saved_card for each row execute function marquee_first_card();
--> statement-breakpoint
create trigger saved_card_next_default after delete on saved_card for each row execute function marquee_next_default_card();
--> statement-breakpoint
-- The cards that were saved before. The triggers hold other writers off until this migration is done. It is no change by a user,
-- so the history does not have it.
alter table saved_card disable trigger saved_card_audit;
--> statement-breakpoint
update saved_card set is_default = true
where card_id in (select distinct on (user_id) card_id from saved_card order by user_id, created_on desc, card_id);
--> statement-breakpoint
alter table saved_card enable trigger saved_card_audit;
