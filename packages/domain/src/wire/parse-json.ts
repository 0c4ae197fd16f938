/** Parses a text as JSON; null if there is no text, or if it is not JSON, as another version may have stored it. */
export function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
