import { Button } from "@marquee/ui/controls/button.tsx";
import { useMutation } from "@tanstack/react-query";
import { LogOut } from "lucide-react";
import { useClient, useSession } from "../../session/session-context.tsx";

/** Ends every session of one's own, on all devices, this tab's at last (SESSION-O1). */
export function SignOutEverywhere() {
  const client = useClient();
  const { actor } = useSession();
  const end = useMutation({
    mutationFn: () => client.session.end({}),
    onSuccess: () => actor.send({ type: "signOut.requested" }),
  });
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-muted">
        Ends your sessions on every device and in every tab, this one too. You sign in again with
        your password.
      </p>
      <Button busy={end.isPending} onClick={() => end.mutate()}>
        <LogOut className="size-4" aria-hidden="true" />
        Sign out everywhere
      </Button>
      {end.isError ? (
        <p role="alert" className="text-small text-bad-ink">
          Your sessions were not ended. Please try again.
        </p>
      ) : null}
    </div>
  );
}
