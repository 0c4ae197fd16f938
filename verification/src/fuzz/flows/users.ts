import type { UserDetails, UserDraft } from "@marquee/domain/users/user.schema";
import { defaultRoleId } from "@marquee/server/users/default-roles";
import { COMPANY } from "../../harness/world.ts";
import { BRANCH_OF } from "../fuzz-world.ts";
import type { FlowPlayer } from "./flow-player.ts";
import { aboutBranch, aboutItem } from "./items.ts";
import { stepRequest, type Step } from "./step.ts";

/** A user with the role Read_Only whom the player adds to their own company and branch. */
export const toUserDraft = ({ home }: FlowPlayer, email: string): UserDraft => ({
  email,
  firstName: "Of a flow",
  mobileNo: "4165550100",
  password: "marquee-demo",
  roleId: defaultRoleId("Read_Only"),
  companyId: COMPANY[home],
  storeId: BRANCH_OF[home],
  isAgent: "N",
});

/** Makes a user with their account, once more the account alone, and changes the user and oneself. */
export async function playUsers(player: FlowPlayer): Promise<void> {
  const email = `${player.newId()}@marquee.test`;
  const made = { about: aboutBranch(player), outside: 403, absent: null } as const;
  const body = toUserDraft(player, email);
  const { version } = await player.play<UserDetails>({
    call: "users.create",
    ...made,
    input: () => ({ body }),
  });
  await player.play({ call: "users.createIdentity", ...made, input: () => ({ body }) });
  await player.play({
    call: "users.update",
    about: aboutItem(player, email),
    needs: ["users.update"],
    input: (asked) => ({ body: { email: asked, firstName: "Changed" }, version }),
  });
  await player.play({
    call: "users.end",
    about: aboutItem(player, email),
    // a person of another company is refused before they are looked up (USER-L2)
    outside: 403,
    // an id without a row is no e-mail either
    absent: 422,
    needs: ["users.update"],
    input: (asked) => ({ params: { encEmail: asked } }),
  });
  const own = player.caller.actor?.email ?? "";
  const profile: Step = {
    call: "users.update",
    input: () => ({ body: { email: own, mob: "4165550101" } }),
  };
  // calls of other users about this e-mail are checked elsewhere
  await player.stage.send(stepRequest(profile, player.caller, ""), 200);
}
