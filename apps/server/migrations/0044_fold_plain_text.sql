-- What a search compares (LIST-Q3) and what names are compared by (WIRE-T3) as before: of plain ASCII, which most texts are, that is
-- its small letters, without the way through Unicode that took twenty times as long. The results are the same, so that no index changes.
create or replace function marquee_fold(value text) returns text language plpgsql immutable strict parallel safe cost 10 as $$
begin
  if octet_length(value) = char_length(value) then
    return lower(value collate "C");
  end if;
  return lower(translate(regexp_replace(normalize(
    translate(replace(replace(replace(replace(lower(value collate "und-x-icu"), 'œ', 'oe'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th'), 'øłđðħı’‘ʼ´′‹›“”„‟«»″‐‑‒–—―−', 'olddhi''''''''''''''"""""""-------'), NFKD),
    '[\u0300-\u036F\u00AD\u200B-\u200D\u2060\uFEFF]', '', 'g'), '⁄', '/') collate "und-x-icu");
end
$$;
--> statement-breakpoint
create or replace function marquee_name_key(value text) returns text language plpgsql immutable strict parallel safe cost 10 as $$
begin
  if octet_length(value) = char_length(value) then
    return lower(btrim(regexp_replace(value, '\s+', ' ', 'g')) collate "C");
  end if;
  return lower(upper(btrim(regexp_replace(regexp_replace(normalize(value, NFKC),
    '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFF8\U0001BCA0-\U0001BCA3\U0001D173-\U0001D17A\U000E0000-\U000E0FFF]', '', 'g'),
    '\s+', ' ', 'g')) collate "und-x-icu") collate "und-x-icu");
end
$$;
