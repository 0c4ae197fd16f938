import { useRouter, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import {
  clearFilter,
  filterInAddress,
  saveFilter,
  searchOfFilter,
  useSavedFilter,
  type SavedFilter,
} from "../../session/saved-filters.ts";

const text = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;

type Back = "BACK" | "FORWARD" | "GO";
const BACK: ReadonlySet<string> = new Set<Back>(["BACK", "FORWARD", "GO"]);

/**
 * The company and branch that the address of a list names. An address that names none takes what was chosen last, and has it from
 * then on: a reload, a copied address and a saved view show the same. Back to an address that names none is every company
 * (SCREEN-L22).
 */
export function useChosenCompany() {
  const router = useRouter();
  const search = useSearch({ strict: false });
  const saved = useSavedFilter();
  const named = filterInAddress({
    company: text(search["company"]),
    branch: text(search["branch"]),
  });
  const { companyId, storeId } = named ?? saved;
  const isNamed = named !== null;
  useEffect(() => {
    const filter = { companyId, storeId };
    if (isNamed) saveFilter(filter);
    else if (companyId !== null || storeId !== null)
      void router.navigate({
        to: ".",
        search: (old) => ({ ...old, ...searchOfFilter(filter) }),
        replace: true,
      });
  }, [router, companyId, storeId, isNamed]);
  useEffect(
    () =>
      router.history.subscribe(({ location, action }) => {
        const { pathname } = router.state.location;
        const query = new URLSearchParams(location.search);
        if (BACK.has(action.type) && location.pathname.endsWith(pathname) && !query.has("company"))
          clearFilter();
      }),
    [router],
  );
  const choose = (filter: SavedFilter, others: Readonly<Record<string, undefined>> = {}) =>
    void router.navigate({
      to: ".",
      search: (old) => ({ ...old, ...others, ...searchOfFilter(filter), page: undefined }),
    });
  return { companyId, storeId, choose };
}
