import { describeRights } from "@marquee/domain/access/describe-rights";
import type { Actor } from "@marquee/domain/access/logged-user.schema";
import { roleTitle } from "@marquee/domain/access/titles";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { useUser } from "../../session/session-context.tsx";
import { useCompany } from "../companies/companies.queries.ts";
import type { RoleChoice } from "./use-role-choice.ts";
import type { UserForm } from "./use-user-form.ts";

const chosenCodes = ({ chosen }: RoleChoice): readonly string[] | undefined =>
  chosen?.privileges?.map(({ privilegeCode }) => privilegeCode);

export interface RightsSentenceProps {
  readonly choice: RoleChoice;
  /** The person it is about, as the sentence begins with it. */
  readonly name: string;
  /** The person in the middle of a sentence; "this person" by default. */
  readonly who?: string;
  readonly companyId: string;
  readonly isAgentUser: "Y" | "N";
}

/** What the choices make of a person, as far as it is known: the codes of a role one may not give are not. */
function useRights({ choice, companyId, isAgentUser }: RightsSentenceProps): Actor | null {
  const user = useUser();
  if (choice.own) return user;
  const privilegeCode = chosenCodes(choice);
  if (privilegeCode === undefined && isAgentUser === "N") return null;
  return { companyId, isAgentUser, privilegeCode: privilegeCode ?? [] };
}

function useCompanyName(companyId: string): string | null {
  const user = useUser();
  const company = useCompany(companyId);
  if (companyId === user.companyId) return user.companyName;
  return company?.name ?? null;
}

/** One sentence of what a person will be able to do (ACCESS-P6). */
export function RightsSentence(props: RightsSentenceProps) {
  const { choice, name, companyId, who = "this person" } = props;
  const companyName = useCompanyName(companyId);
  const actor = useRights(props);
  const unknown =
    choice.chosen === null
      ? `Choose a role to see what ${who} will be able to do.`
      : `Keeps the role ${roleTitle(choice.chosen.roleName)}.`;
  return (
    <>
      <h2 className="text-section">{`What ${who} will be able to do`}</h2>
      <p role="status" className={actor === null ? "text-muted" : undefined}>
        {actor === null ? unknown : describeRights(actor, { name, companyName })}
      </p>
    </>
  );
}

/** One sentence of what the person in the user form will be able to do. */
export function UserRights({
  form,
  choice,
}: {
  readonly form: UserForm;
  readonly choice: RoleChoice;
}) {
  const name = useFields(form, ({ values }) => values.firstName);
  const companyId = useFields(form, ({ values }) => values.companyId);
  const isAgentUser = useFields(form, ({ values }) => values.isAgent);
  return <RightsSentence {...{ choice, name, companyId, isAgentUser }} />;
}
