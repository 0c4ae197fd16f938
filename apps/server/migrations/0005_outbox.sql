-- Wakes the outbox of every server once the job stands: at commit, once per transaction however many jobs it wrote.
create function marquee_outbox() returns trigger language plpgsql as $$
begin
  perform pg_notify('marquee_changes', '{"noun":"outbox","companyId":""}');
  return null;
end
$$;
--> statement-breakpoint
create trigger outbox_wake after insert on outbox for each statement execute function marquee_outbox();
