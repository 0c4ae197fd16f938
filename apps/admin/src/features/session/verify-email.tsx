import { Link } from "@tanstack/react-router";
import { use } from "react";
import { useSession } from "../../session/session-context.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { LinkRefused } from "./link-refused.tsx";
import { verifyByLink } from "./mail-links.ts";

/** Uses the link of a verification mail as soon as it is opened. */
export function VerifyEmail({ code }: { readonly code: string }) {
  const { identity } = useSession();
  const answer = use(verifyByLink(identity.open, code));
  return (
    <>
      <h1 className="text-display">Verify your email</h1>
      {answer.tag === "refused" ? (
        <LinkRefused mode="verifyEmail" reason={answer.reason} />
      ) : (
        <>
          <Note tone="ok" role="status" title={`${answer.email} is verified.`} />
          <Button asChild variant="primary" size="lg">
            <Link to="/login">Go to sign in</Link>
          </Button>
        </>
      )}
    </>
  );
}
