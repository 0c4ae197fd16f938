import { useSearch } from "@tanstack/react-router";
import { useMemo } from "react";

/** Names of an address with their texts; what the address leaves out is undefined. */
export type SearchValues<Name extends string> = { readonly [Each in Name]?: string | undefined };

/** What the address of a screen may name. Its row in the table of screens has it, and the screen reads the address by it. */
export interface ScreenSearch<Name extends string = string> {
  readonly names: readonly Name[];
  /** Reads the names from the query of an address, and leaves out everything else. */
  readonly read: (search: Readonly<Record<string, unknown>>) => SearchValues<Name>;
}

/** Declares what the address of a screen may name. */
export const defineSearch = <const Name extends string>(
  ...names: readonly Name[]
): ScreenSearch<Name> => ({
  names,
  read: (search) => {
    const values: { [Each in Name]?: string } = {};
    for (const name of names) {
      const value = search[name];
      if (typeof value === "string") values[name] = value;
    }
    return values;
  },
});

/** The names of every list. */
export const LIST_NAMES = ["tab", "page", "size", "sort", "q"] as const;
type ListName = (typeof LIST_NAMES)[number];

/** The range of days in an address: two days, or a named number of last days. */
export const RANGE_NAMES = ["range", "from", "to"] as const;

/** The address of a screen with a list: the names of every list, and these besides. */
export const defineListSearch = <const Name extends string = never>(...names: readonly Name[]) =>
  defineSearch<ListName | Name>(...LIST_NAMES, ...names);

/** What the address of a list names of whose rows it shows. */
export const COMPANY_NAMES = ["company", "branch"] as const;

/** What an address names of one company's things: another company takes it back (SCREEN-L2). */
export const NAMES_OF_COMPANY = [
  "product",
  "store",
  "policy",
  "promote",
  "promoteIds",
  "bill",
  "user",
] as const;

/** Whether a screen shows data of the company that its address names. */
export const followsCompany = ({ search }: { readonly search?: ScreenSearch }): boolean =>
  COMPANY_NAMES.every((name) => search?.names.includes(name) === true);

/** The address of a list that is narrowed to a company and a branch: `company` and `branch`, and these besides. */
export const defineCompanyListSearch = <const Name extends string = never>(
  ...names: readonly Name[]
) => defineListSearch<(typeof COMPANY_NAMES)[number] | Name>(...COMPANY_NAMES, ...names);

/** What a list calls a name of its address, where the page has another list: `storesPage` of `page`. */
export const prefixedName = <Prefix extends string, Name extends string>(
  prefix: Prefix,
  name: Name,
) => `${prefix}${name.charAt(0).toUpperCase()}${name.slice(1)}` as `${Prefix}${Capitalize<Name>}`;

/** The names of a list that has a prefix. */
export const prefixedListNames = <Prefix extends string>(prefix: Prefix) =>
  LIST_NAMES.map((name) => prefixedName(prefix, name));

/** Reads the address of the screen that is shown by what the screen declares of it; one screen may have several paths. */
export function useScreenSearch<Name extends string>(
  declared: ScreenSearch<Name>,
): SearchValues<Name> {
  const search = useSearch({ strict: false });
  return useMemo(() => declared.read(search), [declared, search]);
}
