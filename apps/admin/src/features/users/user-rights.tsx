import { roleTitle } from "@marquee/domain/access/titles";
import type { Actor } from "@marquee/domain/access/logged-user.schema";
import { describeRights } from "@marquee/domain/access/describe-rights";
import { useCompany } from "../companies/companies.queries.ts";
import { useFields } from "../../page-kit/form/fields-actor.ts";
import { useUser } from "../../session/session-context.tsx";
import type { RoleChoice } from "./use-role-choice.ts";
import type { UserForm } from "./use-user-form.ts";

const chosenCodes = ({ chosen }: RoleChoice): readonly string[] | undefined =>
  chosen?.privileges?.map(({ privilegeCode }) => privilegeCode);

/** What the form makes of a person, as far as it is known: the codes of a role one may not give are not. */
function useRights(form: UserForm, choice: RoleChoice): Actor | null {
  const user = useUser();
  const companyId = useFields(form, ({ values }) => values.companyId);
  const isAgentUser = useFields(form, ({ values }) => values.isAgent);
  if (choice.own) return user;
  const privilegeCode = chosenCodes(choice);
  if (privilegeCode === undefined && isAgentUser === "N") return null;
  return { companyId, isAgentUser, privilegeCode: privilegeCode ?? [] };
}

function useCompanyName(form: UserForm): string | null {
  const user = useUser();
  const companyId = useFields(form, ({ values }) => values.companyId);
  const company = useCompany(companyId);
  if (companyId === user.companyId) return user.companyName;
  return company?.name ?? null;
}

/** One sentence of what this person will be able to do (ACCESS-P6). */
export function UserRights({
  form,
  choice,
}: {
  readonly form: UserForm;
  readonly choice: RoleChoice;
}) {
  const name = useFields(form, ({ values }) => values.firstName);
  const companyName = useCompanyName(form);
  const actor = useRights(form, choice);
  const unknown =
    choice.chosen === null
      ? "Choose a role to see what this person will be able to do."
      : `Keeps the role ${roleTitle(choice.chosen.roleName)}.`;
  return (
    <>
      <h2 className="text-section">What this person will be able to do</h2>
      <p role="status" className={actor === null ? "text-muted" : undefined}>
        {actor === null ? unknown : describeRights(actor, { name, companyName })}
      </p>
    </>
  );
}
