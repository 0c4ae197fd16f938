create trigger category_audit after insert or update or delete on category for each row execute function marquee_audit('categories', 'id');
