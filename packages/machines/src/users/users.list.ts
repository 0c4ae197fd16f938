import { emptyUser } from "@marquee/domain/users/user-draft";
import { formEntry } from "../forms/forms.list.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import { userFormMachine } from "./user-form.machine.ts";

/** The machines of users. */
export const userMachines: readonly ListedMachine[] = [
  {
    ...formEntry({ ...emptyUser({}), id: "a@b.test" }, ["firstName", "mobileNo"]),
    noun: "users",
    title: "User form",
    machine: userFormMachine,
  },
];
