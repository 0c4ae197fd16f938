import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useCompanies } from "../companies/companies.queries.ts";
import { useClient } from "../../session/session-context.tsx";
import { companyUsersQuery } from "./cards.queries.ts";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { cardsSearch } from "./cards.search.ts";

/**
 * The company, and the person of it, whose cards are looked at. The address has both, so that reload, Back and a
 * link show the same; another company clears the person, and either of them clears the list's page and search.
 */
export function useChosenPerson() {
  const { company: companyId = null, user: email = null } = useScreenSearch(cardsSearch);
  const navigate = useNavigate();
  const companies = useCompanies();
  const users = useQuery(companyUsersQuery(useClient(), companyId ?? ""));
  const choose = (search: { readonly company?: string; readonly user?: string }) =>
    void navigate({ to: ".", search });
  return {
    companyId,
    email,
    companies,
    users,
    /** Whom the address names, if the company has such a person. */
    person: users.data?.rows.find((user) => user.email === email) ?? null,
    chooseCompany: (company: string | null) => choose(company === null ? {} : { company }),
    chooseUser: (user: string | null) =>
      choose({
        ...(companyId === null ? {} : { company: companyId }),
        ...(user === null ? {} : { user }),
      }),
  };
}

export type ChosenPerson = ReturnType<typeof useChosenPerson>;
