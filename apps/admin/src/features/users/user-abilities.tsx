import { describeCurrentRights } from "@marquee/domain/access/describe-rights";
import type { UserDetails } from "@marquee/domain/users/user.schema";
import { useQuery } from "@tanstack/react-query";
import { DetailSection } from "../../page-kit/detail/detail-section.tsx";
import { useClient } from "../../session/session-context.tsx";
import { USERS } from "./users.queries.ts";

export interface UserAbilitiesProps {
  readonly person: UserDetails;
  readonly companyName: string | null;
}

/** What a user may do, in one sentence (SCREEN-U6). Of one whose access was ended that is nothing. */
export function UserAbilities({ person, companyName }: UserAbilitiesProps) {
  const client = useClient();
  const { email, name, companyId, storeId, isMaster, isAgent } = person;
  const { data: codes } = useQuery({
    queryKey: [...USERS, "privileges", email, person.roleId],
    queryFn: async ({ signal }) => {
      const { rows } = await client.users.privileges({ params: { encEmail: email } }, { signal });
      return rows.map(({ privilegeCode }) => privilegeCode);
    },
  });
  if (codes === undefined) return null;
  const actor = { companyId, storeId, isMaster, isAgentUser: isAgent, privilegeCode: codes };
  return (
    <DetailSection title="May do">
      <p>
        {person.endedOn === null
          ? describeCurrentRights(actor, { name, companyName })
          : "Nothing any more: their access was ended. What they made stays."}
      </p>
    </DetailSection>
  );
}
