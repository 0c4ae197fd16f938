import { Button } from "@marquee/ui/controls/button.tsx";
import { Link } from "@tanstack/react-router";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { useSession } from "../../session/session-context.tsx";
import { mailLinkSearch } from "./session.search.ts";

/** The other site of ours that a mail continues at; null for this one. What a link names is followed only if it is listed. */
function otherSite(continueUrl = "", origins: readonly string[] = []): string | null {
  const origin = URL.parse(continueUrl)?.origin;
  return origin === undefined || origin === location.origin || !origins.includes(origin)
    ? null
    : origin;
}

export interface ToSignInProps {
  /** The e-mail that the link was sent to, if it is known. */
  readonly email?: string;
  readonly isSecondary?: boolean;
}

/** Leads from the link of a mail to the sign-in of the site where it was asked for, the e-mail filled in (SIGNIN-M8). */
export function ToSignIn({ email, isSecondary = false }: ToSignInProps) {
  const { continueUrl } = useScreenSearch(mailLinkSearch);
  const { settingsInPage } = useSession();
  const site = otherSite(continueUrl, settingsInPage?.publicOrigins);
  const query = email === undefined ? "" : `?${new URLSearchParams({ email }).toString()}`;
  return (
    <Button asChild variant={isSecondary ? "ghost" : "primary"} size={isSecondary ? "md" : "lg"}>
      {site === null ? (
        <Link to="/login" search={email === undefined ? {} : { email }}>
          Go to sign in
        </Link>
      ) : (
        <a href={`${site}/ADMIN-UI/login${query}`}>Go to sign in</a>
      )}
    </Button>
  );
}
