create trigger saved_view_announce after insert or update or delete on saved_view for each row execute function marquee_announce_person('views', 'user_id');
