-- When a job was given up, and who sent it again. Its payload may hold what lets its reader in, and its key names users:
-- neither is written into the trail (OUTBOX-U2). A job that is sent again wakes the outbox of every server.
create function marquee_undelivered() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into audit (actor, origin, request, action, noun, row_id, before, after)
  values (
    coalesce(nullif(current_setting('marquee.actor', true), ''), 'system'),
    coalesce(current_setting('marquee.origin', true), ''),
    coalesce(current_setting('marquee.request', true), ''),
    'update', 'undelivered', encode(sha256(convert_to(new.key, 'UTF8')), 'hex'),
    jsonb_build_object('kind', old.kind, 'attempts', old.attempts, 'dead_on', old.dead_on, 'last_error', old.last_error),
    jsonb_build_object('kind', new.kind, 'attempts', new.attempts, 'dead_on', new.dead_on, 'last_error', new.last_error)
  );
  if new.dead_on is null then
    perform pg_notify('marquee_changes', '{"noun":"outbox","companyId":""}');
  end if;
  perform pg_notify('marquee_changes', '{"noun":"undelivered","companyId":""}');
  return null;
end
$$;
--> statement-breakpoint
create trigger outbox_undelivered after update of dead_on on outbox for each row
  when (old.dead_on is distinct from new.dead_on) execute function marquee_undelivered();
