import { Button } from "@marquee/ui/controls/button.tsx";
import { SuccessPanel } from "@marquee/ui/feedback/success-panel.tsx";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { NamedAddress } from "../address.ts";
import type { FormActor } from "./form-actor.ts";

export interface SavedWords {
  readonly title: string;
  readonly detail?: ReactNode;
  readonly destination: string;
  /** The next step with what was saved, beside the way on. */
  readonly next?: NamedAddress | undefined;
}

const NextStep = ({ label, ...address }: NamedAddress) => (
  <Button asChild variant="primary">
    <Link {...address}>{label}</Link>
  </Button>
);

/** What a saved form is replaced by until it leads on. */
export const FormSaved = <Values extends object, Saved>({
  form,
  title,
  detail,
  destination,
  next,
}: SavedWords & { readonly form: FormActor<Values, Saved> }) => (
  <SuccessPanel
    title={title}
    detail={detail}
    destination={destination}
    onGo={() => form.send({ type: "redirect.now" })}
    nextLink={next ? <NextStep {...next} /> : null}
  />
);
