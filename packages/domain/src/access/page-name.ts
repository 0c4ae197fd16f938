/** What a page is called before it has read what it is about (SCREEN-G4). */
export interface PageNames {
  readonly title: string;
  /** Other names, by what the address says: `{ id: "Edit product" }`, `{ "mode=invite": "Your invitation" }`. The first that fits counts. */
  readonly titles?: Readonly<Record<string, string>> | undefined;
}

/** The name of a page at an address that says this much. */
export function pageName(
  { title, titles = {} }: PageNames,
  search: Readonly<Record<string, unknown>>,
): string {
  const other = Object.entries(titles).find(([said]) => {
    const [name = "", value] = said.split("=");
    return value === undefined ? Boolean(search[name]) : search[name] === value;
  });
  return other?.[1] ?? title;
}

/** What the browser's tab shows of a page. */
export const tabTitle = (name: string): string => `${name} · Marquee`;
