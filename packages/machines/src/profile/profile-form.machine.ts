import type { Profile } from "@marquee/domain/profile/profile.schema";
import type { UserDetails } from "@marquee/domain/users/user.schema";
import { createFormMachine } from "../forms/form.machine.ts";

/** What the profile holds. `id` is the e-mail that the user signs in with. */
export interface ProfileFormValues extends Profile {
  readonly id: string;
}

/** A user's own profile; it stays open after a save. */
export const profileFormMachine = createFormMachine<ProfileFormValues, UserDetails>({
  id: "profileForm",
  title: "The profile",
});
