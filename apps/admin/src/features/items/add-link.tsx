import { Button } from "@marquee/ui/controls/button.tsx";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import type { Address } from "../../page-kit/address.ts";

export interface AddLinkProps extends Address {
  readonly label: string;
  /** Whether a form with a primary button of its own is open beside the list. */
  readonly quiet?: boolean;
}

/** The primary button of a list that leads to the form of something new. A user who may not add anything does not see it. */
export function AddLink({ to, search, label, quiet = false }: AddLinkProps) {
  return (
    <Button asChild variant={quiet ? "quiet" : "primary"}>
      <Link to={to} search={search ?? {}}>
        <Plus className="size-4" aria-hidden="true" />
        <span>{label}</span>
      </Link>
    </Button>
  );
}
