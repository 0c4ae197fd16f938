import { visibleText } from "./typed-text.ts";

/** Letters that look like a Latin one, or like another Latin one, by the small letter that they are read as. */
const LOOKS_LIKE: Readonly<Record<string, string>> = {
  a: "аαɑᴀꭺꓮ",
  b: "вβᏼʙꓐ",
  c: "сϲᴄꮯꓚ",
  d: "ԁᴅꭰꓓ",
  e: "еεᴇꭼꓰ",
  f: "ϝꞙꓝ",
  g: "ցɡɢᏻꓖ",
  h: "нһηհʜꮋꓧ",
  i: "іιɩıӏlɪ1|ꓲꓡ",
  j: "јϳȷᴊꓙ",
  k: "кκᴋꮶꓗ",
  m: "мμᴍꮇꓟ",
  n: "пνɴոꓠ",
  o: "оοօ0ᴏꓳ",
  p: "рρᴘꮲꓑ",
  q: "ԛգ",
  r: "гʀꭱꮢꓣ",
  s: "ѕꜱꮪꓢ",
  t: "тτᴛꭲꓔ",
  u: "υսᴜꓴ",
  v: "ѵᴠꮩꓦ",
  w: "ԝѡωᴡꮃꓪ",
  x: "хχꓫ",
  y: "уүγʏꓬ",
  z: "ζᴢꮓꓜ",
};

const READ_AS: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOKS_LIKE).flatMap(([letter, others]) =>
    Array.from(others, (other) => [other, letter] as const),
  ),
);

/** What a name looks like in a hurry (WIRE-T5): letters and digits alone, those of other scripts as Latin look-alikes. */
export const nameLook = (name: string): string =>
  Array.from(
    visibleText(name.normalize("NFKD"))
      .replaceAll(/[^\p{L}\p{N}|]/gu, "")
      .toLowerCase(),
    (letter) => READ_AS.get(letter) ?? letter,
  ).join("");
