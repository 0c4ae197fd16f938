import { resetMessages } from "@marquee/domain/session/messages";
import { Button } from "@marquee/ui/controls/button.tsx";
import { useMutation } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { useSession, useUser } from "../../session/session-context.tsx";

/** Mails the link by which one chooses a new password, to the address one signs in with (PROFILE-S3). */
export function ChangePassword() {
  const { identity } = useSession();
  const { email } = useUser();
  const reset = useMutation({
    mutationFn: async () => {
      const service = await identity.open();
      await service.sendReset(email);
    },
  });
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-muted">
        You choose a new one by a link, which is mailed to <span translate="no">{email}</span>.
      </p>
      <Button busy={reset.isPending} onClick={() => reset.mutate()}>
        <KeyRound className="size-4" aria-hidden="true" />
        Change password
      </Button>
      <p role={reset.isError ? "alert" : "status"} className="text-small text-muted">
        {reset.isError ? "The link could not be mailed. Please try again." : null}
        {reset.isSuccess ? resetMessages.sent : null}
      </p>
    </div>
  );
}
