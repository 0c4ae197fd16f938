-- What somebody may do or see has changed: the event streams that were opened before end (EVENT-15).
create function marquee_announce_rights() returns trigger language plpgsql as $$
declare
  holder text;
begin
  if tg_table_name = 'app_user' then
    perform pg_notify('marquee_changes', json_build_object('noun', 'rights', 'person', old.email)::text);
    return null;
  end if;
  for holder in select email from app_user where role_id = coalesce(to_jsonb(new) ->> 'role_id', to_jsonb(old) ->> 'role_id') loop
    perform pg_notify('marquee_changes', json_build_object('noun', 'rights', 'person', holder)::text);
  end loop;
  return null;
end
$$;
--> statement-breakpoint
create trigger app_user_rights_change after update of company_id, store_id, role_id, auth_type, is_master, is_agent, is_shopify on app_user for each row
  when ((old.company_id, old.store_id, old.role_id, old.auth_type, old.is_master, old.is_agent, old.is_shopify)
    is distinct from (new.company_id, new.store_id, new.role_id, new.auth_type, new.is_master, new.is_agent, new.is_shopify))
  execute function marquee_announce_rights();
--> statement-breakpoint
create trigger app_user_rights_end after delete on app_user for each row execute function marquee_announce_rights();
--> statement-breakpoint
create trigger role_privilege_rights after insert or delete on role_privilege for each row execute function marquee_announce_rights();
