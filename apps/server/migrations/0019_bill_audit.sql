create trigger bill_audit after update or delete on bill for each row execute function marquee_audit('bills', 'id');
