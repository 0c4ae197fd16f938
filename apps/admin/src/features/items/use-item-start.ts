import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import type { Site } from "@marquee/domain/sites/site";
import { newId } from "@marquee/ui/browser/new-id.ts";
import { useState } from "react";
import { useUser } from "../../session/session-context.tsx";
import { workSite } from "../../session/site.ts";
import { chosenOwner } from "../companies/use-company-branch.ts";

interface EmptyStart {
  readonly id: string;
  readonly actor: LoggedUser;
  readonly site: Site;
}

/** What the form of an item starts with: a new one belongs to what its list is filtered by, a stored one is blank until it has come. */
export function useItemStart<Draft>(id: string | null, empty: (start: EmptyStart) => Draft): Draft {
  const user = useUser();
  const [start] = useState(() => ({
    ...empty({ id: id ?? newId(), actor: user, site: workSite(user) }),
    ...(id === null ? chosenOwner(user) : {}),
  }));
  return start;
}
