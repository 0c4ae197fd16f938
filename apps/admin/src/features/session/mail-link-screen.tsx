import { Note } from "@marquee/ui/feedback/note.tsx";
import { Spinner } from "@marquee/ui/feedback/spinner.tsx";
import { useLocation } from "@tanstack/react-router";
import { Suspense, use } from "react";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { useSession } from "../../session/session-context.tsx";
import { AcceptInvitation } from "./accept-invitation.tsx";
import { LinkRefused } from "./link-refused.tsx";
import { verifyByLink } from "./mail-links.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { PublicFrame } from "./public-frame.tsx";
import { mailLinkSearch } from "./session.search.ts";
import { ToSignIn } from "./to-sign-in.tsx";

/** Uses the link of a verification mail as soon as it is opened. */
function VerifyEmail({ code }: { readonly code: string }) {
  const { identity } = useSession();
  const response = use(verifyByLink(identity.open, code));
  return (
    <>
      <h1 className="text-display">Verify your email</h1>
      {response.tag === "refused" ? (
        <LinkRefused mode="verifyEmail" reason={response.reason} />
      ) : (
        <>
          <Note tone="ok" role="status" title={`${response.email} is verified.`} />
          <ToSignIn email={response.email} />
        </>
      )}
    </>
  );
}

const TITLES: Readonly<Record<string, string>> = {
  verifyEmail: "Verify your email",
  resetPassword: "Choose a new password",
  invite: "Your invitation",
};
const INCOMPLETE = "This link is incomplete";

/** Where the links of our mails lead: verifying an e-mail, or choosing a new password. */
export function MailLinkScreen() {
  const { mode, oobCode: inQuery } = useScreenSearch(mailLinkSearch);
  // the secret of an invitation is behind the #, which no server is sent
  const { hash } = useLocation();
  const oobCode = mode === "invite" ? hash : inQuery;
  const isKnown = oobCode && Object.hasOwn(TITLES, mode ?? "");
  return (
    <PublicFrame title={(isKnown && TITLES[mode ?? ""]) || INCOMPLETE}>
      <Suspense fallback={<Spinner className="mx-auto" />}>
        {oobCode && mode === "verifyEmail" ? <VerifyEmail code={oobCode} /> : null}
        {oobCode && mode === "resetPassword" ? <NewPasswordForm code={oobCode} /> : null}
        {oobCode && mode === "invite" ? <AcceptInvitation token={oobCode} /> : null}
      </Suspense>
      {isKnown ? null : (
        <>
          <h1 className="text-display">{INCOMPLETE}</h1>
          <Note tone="bad" title="Open the link in the mail again, or ask for a new one." />
          <ToSignIn isSecondary />
        </>
      )}
    </PublicFrame>
  );
}
