import { useOnDemand } from "@marquee/ui/browser/use-on-demand.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { DialogFrame } from "@marquee/ui/overlays/dialog-frame.tsx";
import { useQuery } from "@tanstack/react-query";
import { useLocation, useRouter, useSearch } from "@tanstack/react-router";
import { Building2, ChevronsUpDown } from "lucide-react";
import { useState, type ReactNode } from "react";
import { companiesQuery, companyQuery } from "../../features/companies/companies.queries.ts";
import type { Address } from "../../page-kit/address.ts";
import { followsCompany, NAMES_OF_COMPANY } from "../../page-kit/screen-search.ts";
import { useNamedRow } from "../../page-kit/use-named-row.ts";
import { usePermission } from "../../session/permission.ts";
import { filterInAddress, searchOfFilter, useSavedFilter } from "../../session/saved-filters.ts";
import { useClient } from "../../session/session-context.tsx";
import { screenAt } from "../screens.ts";

const load = () => import("../../features/companies/company-switch-list.tsx");

const text = (value: unknown): string | undefined =>
  typeof value === "string" ? value : undefined;

/** The page that shows data of a company: the one at the path, else the list above it, else Home. */
function pageOfCompany(pathname: string): Address["to"] {
  const screen = screenAt(pathname);
  if (screen && followsCompany(screen)) return pathname as Address["to"];
  const above = pathname.slice(0, pathname.lastIndexOf("/"));
  return above === "" ? "/home" : pageOfCompany(above);
}

/** The company that the address names, else the one that was chosen last; null for every one. */
function useShownCompany(): string | null {
  const search = useSearch({ strict: false });
  const page = useLocation({ select: ({ pathname }) => screenAt(pathname) });
  const saved = useSavedFilter();
  const named =
    page && followsCompany(page)
      ? filterInAddress({ company: text(search["company"]), branch: text(search["branch"]) })
      : null;
  return (named ?? saved).companyId;
}

/** Shows a company on this page, without what was of another one; from a form and a page of one thing it leads to the list above. */
function useChooseCompany() {
  const router = useRouter();
  return (companyId: string | null) => {
    const chosen = searchOfFilter({ companyId, storeId: null });
    const { pathname } = router.state.location;
    const screen = screenAt(pathname);
    if (!screen || !followsCompany(screen))
      return void router.navigate({ to: pageOfCompany(pathname), search: chosen });
    const left = Object.fromEntries(NAMES_OF_COMPANY.map((name) => [name, undefined]));
    void router.navigate({
      to: ".",
      search: (old) => ({ ...old, ...left, ...chosen, page: undefined }),
    });
  };
}

/** What is chosen, in words; its name is read if there is one. */
function useChosenName(companyId: string | null): string {
  const client = useClient();
  const names = useQuery({
    ...companiesQuery(client),
    enabled: companyId !== null,
  });
  const company = useNamedRow(names.data, companyId, (id) => companyQuery(client, id));
  return companyId === null ? "All companies" : (company?.name ?? "One company");
}

export interface CompanySwitch {
  /** What is chosen, in words; null for users of one company. */
  readonly name: string | null;
  /** The button with its list; where it has no room, the list alone. */
  readonly content: ReactNode;
  readonly openSwitch: () => void;
}

/** The company that all lists, Home and new forms are of, chosen in the top bar by those who act across companies (SCREEN-L29). */
export function useCompanySwitch(narrow: boolean): CompanySwitch {
  const mayChoose = usePermission("companies.select").allowed;
  const shown = useShownCompany();
  const companyId = mayChoose ? shown : null;
  const name = useChosenName(companyId);
  const choose = useChooseCompany();
  const [list, want, prepare] = useOnDemand(load);
  const [isOpen, setOpen] = useState(false);
  const openSwitch = () => {
    setOpen(true);
    void want().then((came) => (came ? undefined : setOpen(false)));
  };
  if (!mayChoose) return { name: null, content: null, openSwitch };
  const trigger = narrow ? (
    <></>
  ) : (
    <Button
      className="w-52 min-w-0 shrink justify-start"
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onFocus={prepare}
      {...(list ? {} : { onClick: openSwitch })}
    >
      <Building2 className="size-4" aria-hidden="true" />
      <span className="min-w-0 flex-1 truncate text-left">
        <span className="sr-only">Shown:</span> <span>{name}</span>
      </span>
      <ChevronsUpDown className="size-3.5" aria-hidden="true" />
    </Button>
  );
  const content = list ? (
    <list.CompanySwitchList
      trigger={trigger}
      open={isOpen}
      onOpenChange={setOpen}
      companyId={companyId}
      onChoose={choose}
    />
  ) : (
    <>
      {trigger}
      {isOpen ? <DialogFrame isFloating onClose={() => setOpen(false)} /> : null}
    </>
  );
  return { name, content, openSwitch };
}
