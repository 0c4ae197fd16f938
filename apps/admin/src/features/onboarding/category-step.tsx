import { toFailure } from "@marquee/api/client/api-failure";
import { imageAddress } from "@marquee/api/http/image-path";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Spinner } from "@marquee/ui/feedback/spinner.tsx";
import { Thumb } from "@marquee/ui/content/thumb.tsx";
import { useId } from "react";
import { FormGroup } from "../../page-kit/form/form-field.tsx";
import { usePublicCategories } from "./sign-up.queries.ts";
import { StepForm, type StepActor } from "./step-form.tsx";

/** One main category; choosing another takes its place. */
export function CategoryStep({ step }: { readonly step: StepActor }) {
  const name = useId();
  const { data, error, refetch, isFetching } = usePublicCategories();
  return (
    <StepForm
      step={step}
      title="Category"
      about="Choose one main category. Products and offers start with it; each can have another."
    >
      <FormGroup form={step} name="mainCategory" label="Main category">
        {({ value, set, control }) => (
          <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
            {(data ?? []).map((category) => (
              <label
                key={category.id}
                className="flex cursor-pointer items-center gap-3 rounded-control border border-line-strong bg-raised px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus"
              >
                <input
                  {...control}
                  type="radio"
                  name={name}
                  className="tick"
                  checked={value === category.id}
                  onChange={() => set(category.id)}
                />
                <Thumb src={imageAddress(category.image, "w=80&h=80")} />
                <span className="font-medium">{category.name}</span>
              </label>
            ))}
          </div>
        )}
      </FormGroup>
      {data === undefined && isFetching ? <Spinner className="mx-auto" /> : null}
      {data === undefined && error && !isFetching ? (
        <Note
          tone="bad"
          role="alert"
          title={toFailure(error).message}
          action={
            <Button size="sm" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      ) : null}
    </StepForm>
  );
}
