import type { UserDetails, UserDraft } from "@marquee/domain/users/user.schema";
import { createFormMachine } from "../forms/form.machine.ts";

/** What the user form holds. `id` is the e-mail of a stored user, and empty for a new one. */
export interface UserFormValues extends UserDraft {
  readonly id: string;
}

/** The form of a user, new or stored. */
export const userFormMachine = createFormMachine<UserFormValues, UserDetails>({
  id: "userForm",
  title: "The user form",
});
