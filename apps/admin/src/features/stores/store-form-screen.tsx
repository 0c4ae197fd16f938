import { emptyStore, type OwnCompany } from "@marquee/domain/stores/store-draft";
import { newId } from "@marquee/ui/browser/new-id.ts";
import { EmptyState } from "@marquee/ui/empty-state.tsx";
import { useQuery } from "@tanstack/react-query";
import { Store as StoreSign } from "lucide-react";
import { useState } from "react";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { FormSkeleton } from "../../page-kit/form/form-loading.tsx";
import { FormPage } from "../../page-kit/form/form-page.tsx";
import { PermissionGuard } from "../../page-kit/permission-guard.tsx";
import { useClient, useUser } from "../../session/session-context.tsx";
import { currentSite } from "../../session/site.ts";
import { companyQuery } from "../companies/companies.queries.ts";
import { placeShownAs } from "../geography/place-shown-as.tsx";
import { StoreAddressFields } from "./store-address-fields.tsx";
import { StoreCategoryFields, StoreInfoFields } from "./store-info-fields.tsx";
import { storesAbove } from "./stores-above.ts";
import { StoreManagerFields } from "./store-manager-fields.tsx";
import { useStoreForm } from "./use-store-form.ts";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { storeSearch } from "./stores.search.ts";

/** The form of a stored branch (null: a new one of a company). */
function Opened({
  id,
  company,
}: {
  readonly id: string | null;
  readonly company: OwnCompany | null;
}) {
  const [start] = useState(() => emptyStore(id ?? newId(), company, currentSite()));
  const form = useStoreForm(id, start);
  const isNew = id === null;
  const name = useFields(form, ({ values }) => values.storeName);
  const website = useFields(form, ({ baseline }) => baseline.websiteUrl);
  return (
    <FormPage
      form={form}
      shownAs={placeShownAs}
      title={isNew ? "Add Store/Branch" : "Edit Store/Branch"}
      parent={storesAbove()}
      newRowAt={{ company: start.companyId }}
      here={isNew ? "New" : "Edit"}
      submit="Submit"
      purpose={isNew ? "this store can be added" : "this store can be saved"}
      saved={{
        title: isNew ? "Store added. It awaits approval." : "Store saved",
        detail: name,
        destination: "Taking you to the stores",
      }}
    >
      <StoreInfoFields form={form} asksWebsite={website === ""} />
      <StoreCategoryFields form={form} />
      <StoreAddressFields form={form} isNew={isNew} />
      <StoreManagerFields form={form} />
    </FormPage>
  );
}

/** A new branch of the company that the address names, or of the user's own. */
function NewStore({ named }: { readonly named: string | undefined }) {
  const client = useClient();
  const user = useUser();
  const companyId = named ?? user.companyId ?? "";
  const company = useQuery({ ...companyQuery(client, companyId), enabled: companyId !== "" });
  if (company.data) return <Opened key={companyId} id={null} company={company.data} />;
  if (companyId !== "" && !company.isError) return <FormSkeleton />;
  return (
    <EmptyState
      icon={<StoreSign />}
      title="Choose a company first"
      detail="A store or branch is added to a company from the list of its stores."
    />
  );
}

/** The form of a store or branch; with an id in the address it edits. */
export function StoreFormScreen() {
  const { id, company } = useScreenSearch(storeSearch);
  return (
    <PermissionGuard ability={id ? "stores.edit" : "stores.addBranch"}>
      {id ? <Opened key={id} id={id} company={null} /> : <NewStore named={company} />}
    </PermissionGuard>
  );
}
