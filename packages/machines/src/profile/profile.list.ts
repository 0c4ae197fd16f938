import { formEntry } from "../forms/forms.list.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import { profileFormMachine } from "./profile-form.machine.ts";

const empty = { id: "a@b.test", email: "a@b.test", name: "", mob: "", gender: null };

/** The machines of the profile. */
export const profileMachines: readonly ListedMachine[] = [
  {
    ...formEntry(empty, ["name", "mob"]),
    noun: "profile",
    title: "Profile",
    machine: profileFormMachine,
  },
];
