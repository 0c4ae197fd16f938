import { SuccessPanel } from "@marquee/ui/feedback/success-panel.tsx";
import { useRef, useState } from "react";
import { FormBar } from "../../page-kit/form/form-bar.tsx";
import { FormLoadFailure } from "../../page-kit/form/form-loading.tsx";
import { FormSection } from "../../page-kit/form/form-section.tsx";
import { FormSummary } from "../../page-kit/form/form-summary.tsx";
import { TextField } from "../../page-kit/form/text-field.tsx";
import { FormSkeleton } from "../../page-kit/outline/form-skeleton.tsx";
import { PermissionGuard } from "../../page-kit/permission-guard.tsx";
import { kitForms, type KitForm } from "./gallery-form-actors.ts";
import { KitGround } from "./gallery-ground.tsx";
import { READER } from "./gallery-person.ts";
import { KitSection, KitState } from "./gallery-section.tsx";

/** What is between a form's title and its end. */
function Body({ form, title }: { readonly form: KitForm; readonly title: string }) {
  const frame = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={frame} className="flex flex-col gap-4 px-4 pt-4 md:px-6">
        <FormSummary form={form} purpose="this offer can be added" frame={frame} />
        <FormSection title={title} quietTitle>
          <TextField form={form} name="heading" label="Heading" help="Plain sentences work best." />
          <TextField form={form} name="vendorUrl" label="Vendor URL" />
        </FormSection>
      </div>
      <FormBar form={form} parent={{ to: "/" }} submit="Add" />
    </>
  );
}

/** A form in every state. */
export function KitForms() {
  const [forms] = useState(kitForms);
  return (
    <KitSection title="Form states">
      <div className="grid items-start gap-4 md:grid-cols-2 [&>*]:min-w-0">
        <KitState name="Rules are broken">
          <KitGround>
            <Body form={forms.broken} title="With broken rules" />
          </KitGround>
        </KitState>
        <KitState name="The server failed">
          <KitGround>
            <Body form={forms.failed} title="After a failure" />
          </KitGround>
        </KitState>
        <KitState name="Unsaved changes">
          <KitGround>
            <Body form={forms.changed} title="With changes" />
          </KitGround>
        </KitState>
        <KitState name="Saving">
          <KitGround>
            <Body form={forms.saving} title="While saving" />
          </KitGround>
        </KitState>
        <KitState name="Loading">
          <FormSkeleton />
        </KitState>
        <KitState name="Could not be loaded">
          <KitGround>
            <FormLoadFailure form={forms.notLoaded} back={{ to: "/", label: "Offers" }} />
          </KitGround>
        </KitState>
        <KitState name="Saved">
          <SuccessPanel
            title="Offer added"
            detail="Spring linen, 25% off"
            destination="Taking you to the offers"
            onGo={() => {}}
          />
        </KitState>
        <KitState name="Not for this person">
          <KitGround user={READER}>
            <PermissionGuard ability="offers.edit">{null}</PermissionGuard>
          </KitGround>
        </KitState>
      </div>
    </KitSection>
  );
}
