-- Which bid was changed by whom: the row of the campaign says its highest one alone (AUDIT-1).
create trigger campaign_change_audit after insert or update or delete on campaign_change for each row execute function marquee_audit('campaigns', 'campaign_id');
