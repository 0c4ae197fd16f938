import { Button } from "@marquee/ui/controls/button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { Link } from "@tanstack/react-router";
import { SearchX } from "lucide-react";
import type { NamedAddress } from "../address.ts";
import { wayBack } from "../way-back.ts";

export interface NothingToReadProps {
  readonly title: string;
  readonly detail: string;
  readonly parent: NamedAddress;
}

/** Shown in place of a thing that does not exist: why, and the way back to the others (SCREEN-R4). */
export function NothingToRead({ title, detail, parent }: NothingToReadProps) {
  const above = wayBack(parent);
  return (
    <EmptyState
      icon={<SearchX />}
      title={title}
      detail={detail}
      action={
        <Button asChild>
          <Link to={above.to} search={above.search ?? {}}>
            Back to {above.label}
          </Link>
        </Button>
      }
    />
  );
}
