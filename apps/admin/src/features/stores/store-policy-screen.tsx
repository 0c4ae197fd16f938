import { useNavigate, useSearch } from "@tanstack/react-router";
import { PermissionGuard } from "../../page-kit/permission-guard.tsx";
import { CompaniesScreen } from "./companies-screen.tsx";
import { StorePolicyDialog } from "./store-policy-dialog.tsx";

/** The policy of the store that the address names, over the list of companies and stores. */
export function StorePolicyScreen() {
  const { id, company } = useSearch({ strict: false });
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
