import type { FieldsContext } from "@marquee/machines/forms/fields";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import type { Address } from "../address.ts";
import { wayBack } from "../way-back.ts";

/** A running machine of something new or stored. */
interface LeavingActor {
  readonly getSnapshot: () => {
    readonly context: FieldsContext<object> & { readonly id: string | null };
  };
}

export interface LeaveProps {
  readonly form: LeavingActor;
  /** The list above. */
  readonly parent: Address;
  /** What the address of the list names where something new is listed, such as its tab. */
  readonly newRowAt?: Address["search"];
  /** The id of what was saved among the rows of that list; the `id` of the values by default. */
  readonly rowId?: string;
}

/** The id of what the form was about, as the list above has it. */
const savedRowOf = (values: object): string | undefined =>
  "id" in values && typeof values.id === "string" ? values.id : undefined;

/** Leads to the list above once the form was left; after a create to where the new row is listed, marked (SCREEN-W2). */
export function useLeave({ form, parent, newRowAt, rowId }: LeaveProps, left: boolean): void {
  const navigate = useNavigate();
  // an effect event: the address may be a new object in each render, but is navigated to once
  const leave = useEffectEvent(() => {
    const { id, fields } = form.getSnapshot().context;
    const { to, search } =
      id === null ? { to: parent.to, search: { ...parent.search, ...newRowAt } } : wayBack(parent);
    const savedRow = rowId ?? savedRowOf(fields.values);
    void navigate({ to, search: search ?? {}, state: savedRow === undefined ? {} : { savedRow } });
  });
  useEffect(() => {
    if (left) leave();
  }, [left]);
}
