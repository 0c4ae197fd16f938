import { Mark } from "@marquee/ui/content/mark.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { RotateCw } from "lucide-react";
import { ShellLoading } from "../../page-kit/outline/page-loading.tsx";
import { useAway } from "../../session/use-away.ts";

/** No user is shown yet: the user is being looked up, or the server is away and is called again, with growing pauses. */
export function AwayPage() {
  const away = useAway();
  if (!away) return <ShellLoading />;
  return (
    <main className="grid min-h-dvh place-items-center">
      <div role="alert">
        <EmptyState
          icon={<Mark />}
          title="Marquee cannot be reached right now"
          detail={
            <>
              <p>{away.problem?.message}</p>
              <p>You stay signed in, and we keep trying.</p>
              {away.problem?.reference ? (
                <p className="figures mt-2">Reference {away.problem.reference}</p>
              ) : null}
            </>
          }
          action={
            // the button stays during an attempt, since it has the focus
            <Button variant="primary" busy={away.isRetrying} onClick={away.retry}>
              {away.isRetrying ? null : <RotateCw className="size-4" aria-hidden="true" />}
              <span>{away.isRetrying ? "Trying" : "Try now"}</span>
            </Button>
          }
        />
      </div>
    </main>
  );
}
