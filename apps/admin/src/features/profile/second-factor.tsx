import { secondFactorMessages } from "@marquee/domain/session/messages";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { HelpMore } from "@marquee/ui/controls/help-link.tsx";
import { dialogOnDemand } from "@marquee/ui/overlays/dialog-on-demand.tsx";
import { useQuery } from "@tanstack/react-query";
import { ShieldCheck, ShieldOff } from "lucide-react";
import { useState } from "react";
import { useSession } from "../../session/session-context.tsx";
import { useSecondFactor } from "./second-factor-process.ts";
import { secondFactorQuery } from "./second-factor.queries.ts";

// It draws a QR code, which few users need.
const SecondFactorDialog = dialogOnDemand(
  async () => (await import("./second-factor-dialog.tsx")).SecondFactorDialog,
);

type Purpose = "setUp" | "remove";

function RunningDialog({
  purpose,
  onClose,
}: {
  readonly purpose: Purpose;
  readonly onClose: () => void;
}) {
  const actor = useSecondFactor(purpose);
  return <SecondFactorDialog actor={actor} onClose={onClose} />;
}

const WHAT_IT_IS =
  "After your password, sign-in asks for a code of six digits that an app on your phone shows. Who learns your password cannot sign in with it alone.";

/** Whether an authenticator app is asked for at sign-in, and the way to set one up or remove it (PROFILE-S4). */
export function SecondFactor() {
  const session = useSession();
  const [purpose, setPurpose] = useState<Purpose | null>(null);
  const factor = useQuery(secondFactorQuery(session));
  const since = factor.data;
  if (factor.isError)
    return (
      <div className="flex flex-col items-start gap-2">
        <p role="alert">{secondFactorMessages.unread}</p>
        <Button onClick={() => void factor.refetch()}>Try again</Button>
      </div>
    );
  return (
    <div className="flex flex-col items-start gap-2" aria-busy={since === undefined}>
      {since ? (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone="ok">On</Badge>
          <span>
            <span>An authenticator app is set up, since</span> <Instant at={since} form="minute" />
          </span>
        </p>
      ) : (
        <p className="text-muted">
          <span>{WHAT_IT_IS}</span>
          <HelpMore to="two-factor" />
        </p>
      )}
      {since === undefined ? null : since === null ? (
        <Button onClick={() => setPurpose("setUp")}>
          <ShieldCheck className="size-4" aria-hidden="true" />
          Set up
        </Button>
      ) : (
        <Button onClick={() => setPurpose("remove")}>
          <ShieldOff className="size-4" aria-hidden="true" />
          Remove
        </Button>
      )}
      {purpose === null ? null : (
        <RunningDialog purpose={purpose} onClose={() => setPurpose(null)} />
      )}
    </div>
  );
}
