import { emptyStore, type OwnCompany } from "@marquee/domain/stores/store-draft";
import { newId } from "@marquee/ui/browser/new-id.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Store as StoreSign } from "lucide-react";
import { useState } from "react";
import { FormOutline } from "../../page-kit/outline/form-outline.tsx";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { PermissionGuard } from "../../page-kit/permission-guard.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { currentSite } from "../../session/site.ts";
import { companyQuery } from "../companies/companies.queries.ts";
import { StoreWizard } from "./store-wizard.tsx";
import { storeFormAbove } from "./stores-above.ts";
import { storeSearch } from "./stores.search.ts";
import { typedBranchDraft, withTypedId } from "./typed-branch.ts";
import { useStoreWizard } from "./use-store-wizard.ts";

/** The wizard of a stored branch (null: a new one of a company). */
function Opened({
  id,
  company,
}: {
  readonly id: string | null;
  readonly company: OwnCompany | null;
}) {
  const { email } = useUser();
  const [draft] = useState(() => typedBranchDraft(email, id ?? company?.id ?? ""));
  const [typed] = useState(draft.read);
  const [start] = useState(() =>
    withTypedId(emptyStore(id ?? newId(), company, currentSite()), typed),
  );
  return <StoreWizard wizard={useStoreWizard(id, start, { typed, draft })} />;
}

/** A new branch of the company that the address names, or of the user's own. */
function NewStore({ named }: { readonly named: string | undefined }) {
  const user = useUser();
  const companyId = named ?? user.companyId ?? "";
  const company = useQuery({ ...companyQuery(useClient(), companyId), enabled: companyId !== "" });
  if (company.data) return <Opened key={companyId} id={null} company={company.data} />;
  if (companyId !== "" && !company.isError) return <FormOutline hasAside />;
  return (
    <>
      <PageHeader title="Add Store/Branch" parent={storeFormAbove(null)} />
      <EmptyState
        icon={<StoreSign />}
        title="Choose a company first"
        detail="A store or branch is added to a company from the list of its stores."
        action={
          <Button asChild>
            <Link to="/home/company">Choose the company</Link>
          </Button>
        }
      />
    </>
  );
}

/** The wizard of a store or branch; with an id in the address it edits. */
export function StoreWizardScreen() {
  const { id, company } = useScreenSearch(storeSearch);
  return (
    <PermissionGuard ability={id ? "stores.edit" : "stores.addBranch"}>
      {id ? <Opened key={id} id={id} company={null} /> : <NewStore named={company} />}
    </PermissionGuard>
  );
}
