import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { RotateCw } from "lucide-react";

export interface ProviderFormFailedProps {
  readonly title: string;
  /** The host that its script comes from. */
  readonly host: string;
  /** What stays as it was. */
  readonly reassurance: string;
  readonly onRetry: () => void;
}

/** A provider's form did not load: nothing happened yet, and it can be loaded again. */
export function ProviderFormFailed({ title, host, reassurance, onRetry }: ProviderFormFailedProps) {
  return (
    <Note
      tone="bad"
      role="alert"
      title={title}
      action={
        <Button size="sm" onClick={onRetry}>
          <RotateCw className="size-3.5" aria-hidden="true" />
          Try again
        </Button>
      }
    >
      {`Nothing was charged. ${reassurance} If it fails again, an ad blocker or a firewall may be blocking ${host}: allow it for this page.`}
    </Note>
  );
}
