-- What users compare names by (WIRE-T3), as `nameKey` of the domain does.
create function marquee_name_key(value text) returns text language sql immutable strict parallel safe as $$
  select lower(upper(btrim(regexp_replace(regexp_replace(normalize(value, NFKC),
    '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]', '', 'g'),
    '\s+', ' ', 'g')) collate "und-x-icu") collate "und-x-icu")
$$;
--> statement-breakpoint
-- What a search compares (LIST-Q3), as `foldText` of the domain does. Letters whose plain form has capitals (№) are small
-- at the end, too.
create function marquee_fold(value text) returns text language sql immutable strict parallel safe as $$
  select lower(translate(regexp_replace(normalize(
    translate(replace(replace(replace(replace(lower(value collate "und-x-icu"), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th'), 'øłđðħı’‘ʼ´′‹›“”„‟«»″‐‑‒–—―−', 'olddhi''''''''''''''"""""""-------'), NFKD),
    '[\u0300-\u036F\u00AD\u200B-\u200D\u2060\uFEFF]', '', 'g'), '⁄', '/') collate "und-x-icu")
$$;
