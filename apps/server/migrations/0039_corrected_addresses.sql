-- A mail that is sent again to another address (OUTBOX-A5): the trail has the address before and after, and only then.
create or replace function marquee_undelivered() returns trigger language plpgsql security definer set search_path = public as $$
declare
  former jsonb := jsonb_build_object('kind', old.kind, 'attempts', old.attempts, 'dead_on', old.dead_on, 'last_error', old.last_error);
  changed jsonb := jsonb_build_object('kind', new.kind, 'attempts', new.attempts, 'dead_on', new.dead_on, 'last_error', new.last_error);
begin
  if old.payload -> 'to' is distinct from new.payload -> 'to' then
    former := former || jsonb_build_object('to', old.payload -> 'to');
    changed := changed || jsonb_build_object('to', new.payload -> 'to');
  end if;
  insert into audit (actor, origin, request, action, noun, row_id, before, after)
  values (
    coalesce(nullif(current_setting('marquee.actor', true), ''), 'system'),
    coalesce(current_setting('marquee.origin', true), ''),
    coalesce(current_setting('marquee.request', true), ''),
    'update', 'undelivered', encode(sha256(convert_to(new.key, 'UTF8')), 'hex'), former, changed
  );
  if new.dead_on is null then
    perform pg_notify('marquee_changes', '{"noun":"outbox","companyId":""}');
  end if;
  perform pg_notify('marquee_changes', '{"noun":"undelivered","companyId":""}');
  return null;
end
$$;
