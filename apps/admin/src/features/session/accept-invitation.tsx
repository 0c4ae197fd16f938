import { Note } from "@marquee/ui/feedback/note.tsx";
import { useNavigate } from "@tanstack/react-router";
import { use } from "react";
import { useSession } from "../../session/session-context.tsx";
import { openInvitation } from "./mail-links.ts";
import { NewPasswordForm } from "./new-password-form.tsx";
import { ToSignIn } from "./to-sign-in.tsx";

/**
 * Signs the invited user in with the password that was just chosen (INVITE-8). Not while another user is signed in here:
 * that one would be signed out in every tab.
 */
function useFirstSignIn() {
  const { actor, identity } = useSession();
  const navigate = useNavigate();
  return async ({ email, password }: { readonly email: string; readonly password: string }) => {
    if (!actor.getSnapshot().matches("signedOut")) return;
    try {
      await (await identity.open()).signIn(email, password);
    } catch {
      // the password is saved: they sign in by the form, as the page then says
      return;
    }
    // its guard leads on to the panel, or asks for what is missing
    await navigate({ to: "/login", search: { email } });
  };
}

/** What an invited user finds behind the link: to what they are invited, and the password to choose (INVITE-2). */
export function AcceptInvitation({ token }: { readonly token: string }) {
  const { openClient } = useSession();
  const signIn = useFirstSignIn();
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
      onSaved={signIn}
    />
  );
}
