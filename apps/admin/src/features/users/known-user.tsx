import { isEmail } from "@marquee/domain/validation/typed-values";
import { knownUserText } from "@marquee/domain/users/invitation";
import { now } from "@marquee/ui/browser/now.ts";
import { skipToken, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useClient } from "../../session/session-context.tsx";
import { userPage } from "./user-page.ts";
import { USERS } from "./users.queries.ts";

/** Says that a user whom one may see has this e-mail already, and leads to their page (INVITE-7). */
export function KnownUser({ email }: { readonly email: string }) {
  const client = useClient();
  const asked = email.trim().toLowerCase();
  const { data: known = null } = useQuery({
    queryKey: [...USERS, "known", asked],
    queryFn: isEmail(asked)
      ? async ({ signal }) => {
          const query = { q: asked, size: 10 };
          const { rows } = await client.users.all({ query }, { signal });
          return rows.find((user) => user.email === asked) ?? null;
        }
      : skipToken,
  });
  return (
    <p role="status" className="text-small text-ink empty:hidden">
      {known === null ? null : (
        <>
          <span>{knownUserText(known, new Date(now()))}</span>{" "}
          <Link {...userPage(known)} className="link">
            Open their page
          </Link>
        </>
      )}
    </p>
  );
}
