import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { Button } from "@marquee/ui/button.tsx";
import type { Address } from "../../page-kit/address.ts";

/** The primary button of a list that leads to the form of something new. Who may not add anything does not get it. */
export function AddLink({ to, search, label }: Address & { readonly label: string }) {
  return (
    <Button asChild variant="primary">
      <Link to={to} search={search ?? {}}>
        <Plus className="size-4" aria-hidden="true" />
        <span>{label}</span>
      </Link>
    </Button>
  );
}
