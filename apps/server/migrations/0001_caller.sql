-- Who is calling, with the rights the database gives them now. The server asks this before any scope exists,
-- so the function reads past row-level security, for exactly one e-mail and these columns.
create function marquee_caller(asked text) returns table (
  email text, name text, company_id text, company_name text, store_id text,
  is_master text, is_agent text, is_shopify text, auth_type text, role_name text, privilege_code text[]
) language sql stable security definer set search_path = public as $$
  select u.email, u.name, u.company_id, c.name, u.store_id,
         u.is_master, u.is_agent, u.is_shopify, u.auth_type, r.role_name,
         coalesce(array(select p.privilege_code from role_privilege p where p.role_id = u.role_id order by 1), '{}')
  from app_user u
  left join company c on c.id = u.company_id
  left join role r on r.id = u.role_id
  where u.email = lower(asked)
$$;
--> statement-breakpoint
revoke all on function marquee_caller(text) from public;
