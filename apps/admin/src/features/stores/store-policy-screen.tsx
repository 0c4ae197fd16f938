import { useNavigate } from "@tanstack/react-router";
import { PermissionGuard } from "../../page-kit/permission-guard.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { CompaniesScreen } from "./companies-screen.tsx";
import { StorePolicyDialog } from "./store-policy-dialog.tsx";
import { policySearch } from "./stores.search.ts";

/** The policy of the store that the address names, over the list of companies and stores. */
export function StorePolicyScreen() {
  const { id, company } = useScreenSearch(policySearch);
  const navigate = useNavigate();
  return (
    <PermissionGuard ability="stores.editPolicy">
      <CompaniesScreen />
      <StorePolicyDialog
        key={id}
        id={id ?? ""}
        onClose={() => void navigate({ to: "/home/company", search: { company } })}
      />
    </PermissionGuard>
  );
}
