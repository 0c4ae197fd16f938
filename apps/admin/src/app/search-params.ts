/** The query of an address: names and texts. Screens read what they know and ignore the rest. */
export type SearchParams = { readonly [name: string]: string | undefined };

/** Every value is read as text: the router's own reading takes a hexadecimal id such as 12e4 for a number. */
export const parseSearch = (text: string): SearchParams =>
  Object.fromEntries(new URLSearchParams(text));

/** Leaves out what is undefined or empty, so that the plain list has a plain address. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search))
    if (typeof value === "string" && value !== "") params.set(name, value);
  const text = params.toString();
  return text === "" ? "" : `?${text}`;
}

/** Drops everything but texts, whatever a link was built from. */
export const textsOnly = (search: Readonly<Record<string, unknown>>): SearchParams =>
  Object.fromEntries(
    Object.entries(search).map(([name, value]) => [
      name,
      typeof value === "string" ? value : undefined,
    ]),
  );
