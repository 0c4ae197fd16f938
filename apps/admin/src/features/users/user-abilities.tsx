import { describeCurrentRights } from "@marquee/domain/access/describe-rights";
import type { Actor } from "@marquee/domain/access/logged-user.schema";
import type { UserDetails } from "@marquee/domain/users/user.schema";
import { useQuery } from "@tanstack/react-query";
import { DetailSection } from "../../page-kit/detail/detail-section.tsx";
import { useClient } from "../../session/session-context.tsx";
import { AbilitiesByNoun } from "../roles/rights-preview.tsx";
import { USERS } from "./users.queries.ts";

interface OfUser {
  readonly person: UserDetails;
}

/** The rights of a user; undefined until their privileges are read. */
function useRightsOf({ email, companyId, storeId, isMaster, isAgent, roleId }: UserDetails) {
  const client = useClient();
  const { data: privilegeCode } = useQuery({
    queryKey: [...USERS, "privileges", email, roleId],
    queryFn: async ({ signal }) => {
      const { rows } = await client.users.privileges({ params: { encEmail: email } }, { signal });
      return rows.map(({ privilegeCode: code }) => code);
    },
  });
  const actor: Actor | undefined = privilegeCode && {
    companyId,
    storeId,
    isMaster,
    isAgentUser: isAgent,
    privilegeCode,
  };
  return actor;
}

export interface UserAbilitiesProps extends OfUser {
  readonly companyName: string | null;
}

/** What a user may do, in one sentence (SCREEN-U6). Of one whose access was ended that is nothing. */
export function UserAbilities({ person, companyName }: UserAbilitiesProps) {
  const rights = useRightsOf(person);
  if (rights === undefined) return null;
  return (
    <DetailSection title="May do">
      <p>
        {person.endedOn === null
          ? describeCurrentRights(rights, { name: person.name, companyName })
          : "Nothing any more: their access was ended. What they made stays."}
      </p>
    </DetailSection>
  );
}

/** Each ability of a user by its noun, and for each that they lack who has it (SCREEN-U6); nothing once their access was ended. */
export function UserRightsByNoun({ person }: OfUser) {
  const rights = useRightsOf(person);
  if (rights === undefined || person.endedOn !== null) return null;
  return (
    <DetailSection title="Rights">
      <div className="gap-x-8 @xl:columns-2 @4xl:columns-3 [&>section]:mb-4 [&>section]:break-inside-avoid">
        <AbilitiesByNoun actor={rights} />
      </div>
    </DetailSection>
  );
}
