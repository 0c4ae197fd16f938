import { privilegeTitle } from "@marquee/domain/access/titles";
import { groupPrivileges, KNOWN_PRIVILEGES, privilegeText } from "@marquee/domain/roles/privileges";
import type { Privilege } from "@marquee/domain/roles/role.schema";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Loading } from "@marquee/ui/feedback/loading.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Checkbox } from "@marquee/ui/fields/checkbox.tsx";
import { RotateCw } from "lucide-react";
import { FormGroup } from "../../page-kit/form/form-field.tsx";
import { usePrivileges } from "./roles.queries.ts";
import type { RoleForm } from "./use-role-form.ts";

/** The chosen ones in the order in which they are offered, so that the same choice is the same role. */
const toggle = (
  offered: readonly Privilege[],
  chosen: readonly Privilege[],
  id: string,
): readonly Privilege[] => {
  const ids = new Set(chosen.map((each) => each.id));
  if (!ids.delete(id)) ids.add(id);
  return offered.filter((each) => ids.has(each.id));
};

function Boxes({
  offered,
  chosen,
  onChoose,
  ...control
}: {
  readonly offered: readonly Privilege[];
  readonly chosen: readonly Privilege[];
  readonly onChoose: (chosen: readonly Privilege[]) => void;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}) {
  return (
    <div className="flex flex-col gap-5">
      {groupPrivileges(offered).map(({ group, privileges }) => (
        <div key={group} role="group" aria-label={group} className="flex flex-col gap-3">
          <p className="text-small text-muted">{group}</p>
          {privileges.map(({ id, privilegeCode, privilegeName }) => (
            <Checkbox
              key={id}
              {...control}
              label={
                <span className="font-medium">
                  {privilegeTitle({ privilegeCode, privilegeName })}
                </span>
              }
              help={privilegeText(privilegeCode).sentence}
              checked={chosen.some((each) => each.id === id)}
              onCheckedChange={() => onChoose(toggle(offered, chosen, id))}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

/** The privileges one may put into a role, by noun, each with what it lets a person do. */
export function PrivilegesField({ form }: { readonly form: RoleForm }) {
  const privileges = usePrivileges();
  const offered = privileges.data?.rows;
  return (
    <FormGroup form={form} name="privileges" label="Privileges">
      {({ value, set, control }) => {
        if (offered) return <Boxes {...control} offered={offered} chosen={value} onChoose={set} />;
        if (privileges.isError)
          return (
            <Note
              tone="bad"
              role="alert"
              title="The privileges could not be loaded"
              action={
                <Button size="sm" onClick={() => void privileges.refetch()}>
                  <RotateCw className="size-3.5" aria-hidden="true" />
                  Try again
                </Button>
              }
            >
              {privileges.error.message}
            </Note>
          );
        return (
          <Loading label="Loading the privileges">
            {/* as high as what will be here, so that nothing below it moves */}
            <div inert className="opacity-40">
              <Boxes {...control} offered={KNOWN_PRIVILEGES} chosen={[]} onChoose={set} />
            </div>
          </Loading>
        );
      }}
    </FormGroup>
  );
}
