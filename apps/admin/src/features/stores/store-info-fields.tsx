import { fillPath, NO_FILTER } from "@marquee/api/http/path";
import { imageRoutes } from "@marquee/api/routes/images";
import { IMAGE_PURPOSES } from "@marquee/domain/images/image-purpose";
import type { StoreDraft } from "@marquee/domain/stores/store.schema";
import { formValues } from "../../page-kit/form/fields-actor.ts";
import { useTypedCheck } from "../../page-kit/steps/use-typed-check.ts";
import { useClient } from "../../session/session-context.tsx";
import { ImageField } from "../images/image-field.tsx";
import { StoreNameFields } from "./store-name-fields.tsx";
import type { StoreStepActor } from "./store-step.tsx";
import { isBranchTaken } from "./stores.queries.ts";

interface OfStep {
  readonly form: StoreStepActor;
  readonly isNew: boolean;
}

function BranchLogo({ form, isNew }: OfStep) {
  const { companyId, id } = formValues(form);
  const path = fillPath(imageRoutes.uploadCompany.path, {
    companyId,
    storeId: isNew ? NO_FILTER : id,
  });
  return (
    <ImageField
      form={form}
      name="companyLogo"
      label="Logo"
      hint="500 × 250, optional"
      help="The company's own, unless the branch has another one."
      purpose={IMAGE_PURPOSES.logo}
      path={path}
    />
  );
}

/** Looks the branch name up while it is typed (STORE-W4). */
function useCodeCheck(form: StoreStepActor, own: string): void {
  const client = useClient();
  const { companyId } = formValues(form);
  useTypedCheck(form, {
    field: "code",
    queryKey: ["stores", "codeTaken", companyId, own],
    isTaken: (code) => isBranchTaken(client, { companyId, code, own }),
  });
}

/** Store Info. A company without a website leaves that to the branch. */
export function StoreInfoFields({ form, isNew, stored }: OfStep & { readonly stored: StoreDraft }) {
  useCodeCheck(form, isNew ? "" : stored.code);
  return (
    <>
      <StoreNameFields
        form={form}
        names={{ store: "storeName", branch: "code", website: "websiteUrl" }}
        asksWebsite={stored.websiteUrl === ""}
      />
      <BranchLogo form={form} isNew={isNew} />
    </>
  );
}
