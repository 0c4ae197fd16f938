/** Combining marks, and what has another form in NFC, begin behind these: most text is passed over. */
const MAY_CHANGE = /[\u0300-\u{10FFFF}]/u;
/** Fields that are taken as they are: the identity service compares a password by its characters. */
const EXACT = new Set(["password"]);

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/**
 * Puts the texts of a parsed value into one form (NFC), in place, so that the same text is stored and compared as the same
 * characters, whichever keyboard typed it (WIRE-T4). Walks with a stack of its own, since bodies may be deep.
 */
export function normalizeTexts(value: unknown): unknown {
  if (typeof value === "string") return value.normalize("NFC");
  const open = [value];
  for (let holder = open.pop(); holder !== undefined; holder = open.pop()) {
    if (!isHolder(holder)) continue;
    for (const name of Object.keys(holder)) {
      const inner = holder[name];
      if (typeof inner === "string") {
        if (MAY_CHANGE.test(inner) && !EXACT.has(name)) holder[name] = inner.normalize("NFC");
      } else if (isHolder(inner)) open.push(inner);
    }
  }
  return value;
}
