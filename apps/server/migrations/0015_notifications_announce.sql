create trigger notification_announce after insert or update or delete on notification for each row execute function marquee_announce_person('notifications', 'recipient');
