/** What a text says as JSON; null if there is none, or if it is none, as what another version may have stored. */
export function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
