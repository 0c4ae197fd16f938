import { formEntry } from "../forms/forms.list.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import { roleFormMachine } from "./role-form.machine.ts";

const empty = { id: "r1", roleName: "", isSystemRole: "N", privileges: [] };

/** The machines of roles. */
export const roleMachines: readonly ListedMachine[] = [
  {
    ...formEntry(empty, ["roleName", "isSystemRole"]),
    noun: "roles",
    title: "Role form",
    machine: roleFormMachine,
  },
];
