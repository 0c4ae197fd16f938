-- Whether the sign-in of that second was ended by itself (SESSION-O4). Asked before there is a scope, as marquee_caller is.
create function marquee_session_ended(asked text, second double precision) returns boolean
language sql stable security definer set search_path = public as $$
  select exists (
    select from user_session s
    where s.email = lower(asked) and s.signed_in_on = to_timestamp(second) and s.ended_on is not null
  )
$$;
--> statement-breakpoint
revoke all on function marquee_session_ended(text, double precision) from public;
