import { menu } from "@marquee/domain/access/menu";
import { execute } from "../command-result.ts";
import { type Command, withInput } from "../command.ts";
import { object } from "../reading/object.ts";
import { user } from "../reading/user.ts";

const question = object({ user });

export const menuCommand: Command = {
  name: "menu",
  positionals: [],
  input: "{user}",
  summary: "The side menu of a user.",
  run: (_, input) =>
    withInput(question, input, ({ user: actor }) =>
      execute(menu(actor).map(({ entry, path }) => ({ entry, path }))),
    ),
};
