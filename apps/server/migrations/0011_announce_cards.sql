-- As `marquee_announce`, for rows that are a person's alone: they and staff hear of them (EVENT-8).
create function marquee_announce_person() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
begin
  perform pg_notify('marquee_changes', json_build_object('noun', tg_argv[0], 'person', changed ->> tg_argv[1])::text);
  return null;
end
$$;
--> statement-breakpoint
create trigger saved_card_announce after insert or update or delete on saved_card for each row execute function marquee_announce_person('cards', 'user_id');
