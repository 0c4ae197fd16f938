import { emptyUser } from "@marquee/domain/users/user-draft";
import { confirmedActionEntry, formEntry } from "../forms/forms.list.ts";
import type { ListedMachine } from "../patterns/listed-machine.ts";
import { endUserMachine } from "./end-user.machine.ts";
import { inviteUserMachine } from "./invite-user.machine.ts";
import { inviteUsersMachine } from "./invite-users.machine.ts";
import { resetSecondFactorMachine } from "./reset-second-factor.machine.ts";
import { userFormMachine } from "./user-form.machine.ts";
import { withdrawInvitationMachine } from "./withdraw-invitation.machine.ts";

/** The machines of users. */
export const userMachines: readonly ListedMachine[] = [
  {
    ...formEntry({ ...emptyUser({}), id: "a@b.test" }, ["firstName", "mobileNo"]),
    noun: "users",
    title: "User form",
    machine: userFormMachine,
  },
  {
    ...formEntry({ id: "u1", addresses: "", roleId: "", companyId: "c1", storeId: null }, [
      "addresses",
      "roleId",
    ]),
    noun: "users",
    title: "Inviting several people",
    machine: inviteUsersMachine,
  },
  {
    noun: "users",
    title: "Ending a user's access",
    machine: endUserMachine,
    ...confirmedActionEntry("A list", { email: "a@b.test" }, { email: "a@b.test" }),
  },
  {
    noun: "users",
    title: "Resetting two-factor sign-in",
    machine: resetSecondFactorMachine,
    ...confirmedActionEntry("A user's page", { email: "a@b.test" }, { email: "a@b.test" }),
  },
  {
    noun: "users",
    title: "Inviting a user again",
    machine: inviteUserMachine,
    ...confirmedActionEntry("A list", { email: "a@b.test" }, { email: "a@b.test" }),
  },
  {
    noun: "users",
    title: "Withdrawing an invitation",
    machine: withdrawInvitationMachine,
    ...confirmedActionEntry("A list", { email: "a@b.test" }, { email: "a@b.test" }),
  },
];
