import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { Button } from "@marquee/ui/controls/button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { Link, useNavigate } from "@tanstack/react-router";
import { Store as StoreSign } from "lucide-react";
import { PermissionGuard } from "../../page-kit/permission-guard.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { CompaniesScreen } from "./companies-screen.tsx";
import { StorePolicyDialog } from "./store-policy-dialog.tsx";
import { policySearch } from "./stores.search.ts";

/** The address names no store: says from where the policy is opened. */
const NoStore = () => (
  <EmptyState
    wholePage
    icon={<StoreSign />}
    title="No store is named here"
    detail="Choose Add/Edit Store Policy in the row of a store."
    help={HELP_LINKS.policy}
    action={
      <Button asChild>
        <Link to="/home/company">See the stores</Link>
      </Button>
    }
  />
);

/** The policy of the store that the address names, over the list of companies and stores. */
export function StorePolicyScreen() {
  const { id, company } = useScreenSearch(policySearch);
  const navigate = useNavigate();
  if (id === undefined)
    return (
      <PermissionGuard ability="stores.editPolicy">
        <NoStore />
      </PermissionGuard>
    );
  return (
    <PermissionGuard ability="stores.editPolicy">
      <CompaniesScreen />
      <StorePolicyDialog
        key={id}
        id={id}
        onClose={() => void navigate({ to: "/home/company", search: { company } })}
      />
    </PermissionGuard>
  );
}
