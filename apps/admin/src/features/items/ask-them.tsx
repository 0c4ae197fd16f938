import type { Ability } from "@marquee/domain/access/ability";
import { namesOfUsers, usersWhoMay } from "@marquee/domain/users/users-who-may";
import { Button } from "@marquee/ui/controls/button.tsx";
import { useQuery } from "@tanstack/react-query";
import { Mail } from "lucide-react";
import { useClient } from "../../session/session-context.tsx";
import { companyUsersQuery } from "../users/users.queries.ts";

export interface AskThemProps {
  readonly ability: Ability;
  readonly place: { readonly companyId: string; readonly storeId: string };
  /** What is asked, as the subject of the mail. */
  readonly subject: string;
}

/** Who of the company can take a step that this user may not take, with a mail to them (OFFER-W12); nothing if none is known. */
export function AskThem({ ability, place, subject }: AskThemProps) {
  const { data } = useQuery(companyUsersQuery(useClient(), place.companyId));
  const able = usersWhoMay(data ?? [], ability, place);
  if (able.length === 0) return null;
  // the sign between name and host stays as it is: not every mail program reads it escaped
  const to = able.map(({ email }) => encodeURIComponent(email).replace("%40", "@")).join(",");
  return (
    <div className="flex flex-col gap-1.5">
      <p>{`${namesOfUsers(able)} can do it.`}</p>
      <Button asChild size="sm" className="w-fit">
        <a href={`mailto:${to}?subject=${encodeURIComponent(subject)}`}>
          <Mail className="size-3.5" aria-hidden="true" />
          <span>{able.length === 1 ? "Ask by mail" : "Ask them by mail"}</span>
        </a>
      </Button>
    </div>
  );
}
