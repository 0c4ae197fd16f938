import type { StoreDraft } from "@marquee/domain/stores/store.schema";
import { exampleBranch } from "@marquee/machines/fixtures/example-branch";
import type { ReactNode } from "react";
import { it } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { findOffered, press } from "../../testing/screen-controls.ts";
import { screenOf } from "../../testing/screen-starts.ts";
import { listResponse, serveCalls } from "../../testing/serve-calls.ts";
import { walkStep } from "../../testing/step-walk.ts";
import { walkScreen } from "../../testing/walk-screen.ts";
import { StoreAddressFields } from "./store-address-fields.tsx";
import { StoreCategoryFields } from "./store-category-fields.tsx";
import { StoreInfoFields } from "./store-info-fields.tsx";
import { BRANCH_HOURS, BRANCH_MANAGER, StoreManagerFields } from "./store-manager-fields.tsx";
import { StoreStep, type StoreStepActor, type StoreStepProps } from "./store-step.tsx";
import { storesAbove } from "./stores-above.ts";

serveCalls(({ pathname }) => {
  if (pathname.includes("mainCategoriesList"))
    return listResponse([{ id: "home", name: "Home", root: "Y", maincategories: ["home"] }]);
  // the walk itself says what a look-up finds
  return pathname.includes("checkBranchExist") ? new Promise<Response>(() => {}) : listResponse([]);
});

const FOUND = { field: "code", value: exampleBranch.code } as const;

/** Renders a step of the wizard with its fields. */
const show = async (
  step: StoreStepActor,
  { children, ...frame }: Omit<StoreStepProps, "above" | "here" | "parent" | "step">,
): Promise<void> => {
  await renderScreen(
    <StoreStep step={step} here="Add Store/Branch" parent={storesAbove()} above={null} {...frame}>
      {children}
    </StoreStep>,
  );
};

interface TextStep {
  readonly title: string;
  readonly field: keyof StoreDraft;
  readonly label: string | RegExp;
  readonly isFirst?: true;
  readonly isLast?: true;
  readonly fields: (step: StoreStepActor) => ReactNode;
}

const walkBranchStep = (id: string, { title, fields, ...step }: TextStep) => {
  const { isFirst = false, isLast = false, field, label } = step;
  return walkStep<StoreDraft>({
    id,
    title,
    field,
    label,
    found: FOUND,
    submit: isLast ? "Submit" : "Next",
    goesBack: !isFirst,
    ...(isFirst
      ? { exceptions: { [`${id}|step.back|0`]: "From the first step a link leads to the stores." } }
      : {}),
    render: (actor) => show(actor, { title, isFirst, isLast, children: fields(actor) }),
  });
};

it("[MACH-C10] [MACH-C11] the store info step of a branch shows and offers what it must in every state", () =>
  walkBranchStep("branchInfoStep", {
    title: "Store Info",
    field: "storeName",
    label: "Store name",
    isFirst: true,
    fields: (step) => <StoreInfoFields form={step} isNew stored={exampleBranch} />,
  }));

it("[MACH-C10] [MACH-C11] the address step of a branch shows and offers what it must in every state", () =>
  walkBranchStep("branchAddressStep", {
    title: "Store/Branch Address",
    field: "address1",
    label: "Unit",
    fields: (step) => <StoreAddressFields form={step} stored={null} />,
  }));

it("[MACH-C10] [MACH-C11] the personal info step of a branch shows and offers what it must in every state", () =>
  walkBranchStep("branchManagerStep", {
    title: "Personal Info",
    field: "managerName",
    label: "Owner/manager name",
    isLast: true,
    fields: (step) => (
      <StoreManagerFields form={step} names={BRANCH_MANAGER} hours={BRANCH_HOURS} />
    ),
  }));

const HOME = [{ id: "home", name: "Home" }];

it("[MACH-C10] [MACH-C11] the category step of a branch shows and offers what it must in every state", () =>
  walkScreen("branchCategoryStep", {
    render: screenOf<StoreStepActor>((step) =>
      show(step, { title: "Category", children: <StoreCategoryFields form={step} /> }),
    ),
    events: [
      { type: "field.changed", name: "categories", value: [] },
      { type: "field.changed", name: "categories", value: HOME },
      { type: "field.blurred", name: "categories" },
      { type: "fields.changed", values: { categories: HOME } },
      { type: "value.checked", ...FOUND, isTaken: true },
    ],
    states: {
      editing: { shows: ["Main categories"], offers: ["Home", "Next", "Back"], mayOffer: [/./] },
      checking: { shows: ["Main categories"], offers: ["Home", "Back", "Cancel"], mayOffer: [/./] },
    },
    person: {
      "field.changed": () => press("Home")(),
      "field.blurred": () => {
        const control = findOffered("Home");
        if (!(control instanceof HTMLElement)) return null;
        return async (user) => {
          control.focus();
          await user.tab();
        };
      },
      "step.submitted": press("Next"),
      "step.back": press("Back"),
      "check.cancelled": press("Cancel"),
    },
    besides: ["field.blurred"],
    elsewhere: ["fields.changed", "value.checked"],
    allows: ({ context }, event) =>
      event.type !== "field.changed" ||
      context.fields.values.categories.length !== (event["value"] as readonly unknown[]).length,
  }));
