import { Note } from "@marquee/ui/feedback/note.tsx";
import { use } from "react";
import { useSession } from "../../session/session-context.tsx";
import { openInvitation } from "./mail-links.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { ToSignIn } from "./to-sign-in.tsx";

/** What an invited user finds behind the link: to what they are invited, and the password to choose (INVITE-2). */
export function AcceptInvitation({ token }: { readonly token: string }) {
  const { openClient } = useSession();
  const opened = use(openInvitation(openClient, token));
  if (opened.tag === "refused")
    return (
      <>
        <h1 className="text-display">Your invitation</h1>
        <Note tone="bad" role="alert" title={opened.reason} />
        <ToSignIn isSecondary />
      </>
    );
  const { companyName, oobCode } = opened.invitation;
  return (
    <NewPasswordForm
      code={oobCode}
      title={companyName === null ? "Welcome to Marquee" : `Welcome to ${companyName}`}
      hint="Choose a password to sign in with."
    />
  );
}
