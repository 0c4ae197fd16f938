import type { Ability } from "@marquee/domain/access/ability";
import { can, type AccessDecision, type Resource } from "@marquee/domain/access/can";
import { useUser } from "./session-context.tsx";

/** Whether the signed-in person may do that, and if not, the reason to show. */
export function usePermission(ability: Ability, resource?: Resource): AccessDecision {
  return can(useUser(), ability, resource);
}
