import { FlaskConical } from "lucide-react";
import { useSession } from "../session/session-context.tsx";

/** Says on every page that a server works with stand-ins, so that no user takes it for the real one (CONFIG-R6). */
export function RehearsalNote() {
  const { settingsInPage } = useSession();
  if (settingsInPage?.mode !== "rehearsal") return null;
  return (
    <div className="flex items-center justify-center gap-x-3 bg-wait-tint px-4 py-1.5 text-small text-wait-ink print:hidden">
      <FlaskConical className="size-4 shrink-0 text-wait-sign" aria-hidden="true" />
      <span>
        This is a rehearsal: payments and sign-ins are tried out, and no real money moves.
      </span>
    </div>
  );
}
