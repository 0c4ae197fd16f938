import { Button } from "@marquee/ui/controls/button.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { Link } from "@tanstack/react-router";
import { SearchX } from "lucide-react";
import type { NamedAddress } from "../address.ts";
import { PageHeader } from "../page-header.tsx";
import { wayBack } from "../way-back.ts";

export interface UnnamedPageProps {
  /** What it is, in small letters: "offer". */
  readonly noun: string;
  readonly parent: NamedAddress;
}

/** What an address without an id shows: there is nothing to read (SCREEN-R4). */
export function UnnamedPage({ noun, parent }: UnnamedPageProps) {
  const above = wayBack(parent);
  return (
    <>
      <PageHeader title={`This ${noun}`} parent={parent} />
      <EmptyState
        icon={<SearchX />}
        title={`No ${noun} is named here`}
        detail="Choose one in the list."
        action={
          <Button asChild>
            <Link to={above.to} search={above.search ?? {}}>
              Back to {above.label}
            </Link>
          </Button>
        }
      />
    </>
  );
}
