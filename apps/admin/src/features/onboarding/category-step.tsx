import { FormGroup } from "../../page-kit/form/form-field.tsx";
import { CategoryTiles } from "../stores/store-category-fields.tsx";
import { usePublicCategories } from "./sign-up.queries.ts";
import { StepForm, type StepActor } from "./step-form.tsx";

/** One main category; choosing another takes its place. */
export function CategoryStep({ step }: { readonly step: StepActor }) {
  const query = usePublicCategories();
  return (
    <StepForm
      step={step}
      title="Category"
      about="Choose one main category. Products and offers start with it; each can have another."
    >
      <FormGroup form={step} name="mainCategory" label="Main category">
        {({ value, set, control }) => (
          <CategoryTiles
            query={query}
            type="radio"
            chosen={[value]}
            control={control}
            onToggle={({ id }) => set(id)}
          />
        )}
      </FormGroup>
    </StepForm>
  );
}
