-- What a search compares (LIST-Q3), as `foldText` of the domain does. Letters whose plain form has capitals (№) are small
-- at the end, too.
create or replace function marquee_fold(value text) returns text language sql immutable strict parallel safe as $$
  select lower(translate(regexp_replace(normalize(
    translate(replace(replace(replace(replace(lower(value collate "und-x-icu"), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th'), 'øłđðħı’‘ʼ´′', 'olddhi'''''''''''), NFKD),
    '[\u0300-\u036F\u00AD\u200B-\u200D\u2060\uFEFF]', '', 'g'), '⁄', '/') collate "und-x-icu")
$$;
