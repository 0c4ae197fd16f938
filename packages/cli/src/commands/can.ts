import { isAbility } from "@marquee/domain/access/ability";
import { can } from "@marquee/domain/access/can";
import { execute, unreadable } from "../command-result.ts";
import { type Command, withInput } from "../command.ts";
import { list } from "../reading/list.ts";
import { object } from "../reading/object.ts";
import { orNull, text } from "../reading/primitives.ts";
import { user } from "../reading/user.ts";

const resource = object(
  {},
  {
    companyId: orNull(text),
    storeId: orNull(text),
    roleName: text,
    privilegeCode: list(text),
    email: text,
  },
);
const question = object({ user, ability: text }, { resource });

export const canCommand: Command = {
  name: "can",
  positionals: [],
  input: "{user, ability, resource?: {companyId, storeId?} or {roleName}}",
  summary: "Whether a user may do something, and if not, why.",
  run: (_, input) =>
    withInput(question, input, ({ user: actor, ability, resource: about }) => {
      if (!isAbility(ability))
        return unreadable("ability", `one that \`marquee abilities\` lists, got "${ability}"`);
      const result = can(actor, ability, about);
      return execute(result, result.allowed);
    }),
};
