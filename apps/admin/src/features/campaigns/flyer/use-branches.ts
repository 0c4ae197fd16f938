import { isPrivileged } from "@marquee/domain/access/actor";
import { useQuery } from "@tanstack/react-query";
import { useClient, useUser } from "../../../session/session-context.tsx";

/** The companies a person may choose from; asked only for those who choose one. */
export function useCompanies() {
  const client = useClient();
  const user = useUser();
  return useQuery({
    queryKey: ["companies", "all"],
    queryFn: ({ signal }) => client.companies.all({ params: { encEmail: user.email } }, { signal }),
    enabled: isPrivileged(user),
  });
}

/** The branches of a company. */
export function useBranches(companyId: string | null) {
  const client = useClient();
  return useQuery({
    queryKey: ["stores", "byCompany", companyId],
    queryFn: ({ signal }) =>
      client.stores.byCompany({ params: { companyId: companyId ?? "" } }, { signal }),
    enabled: companyId !== null,
  });
}
