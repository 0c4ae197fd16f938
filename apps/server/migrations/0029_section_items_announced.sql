-- Lists of what of shops is in sections are read again when it changes.
create trigger section_item_announce after insert or update or delete on section_item for each row execute function marquee_announce('sections');
