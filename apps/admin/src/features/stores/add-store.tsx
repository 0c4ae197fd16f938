import { Button } from "@marquee/ui/controls/button.tsx";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";

/** Leads to the form of a new store or branch of a company. */
export const AddStore = ({ companyId }: { readonly companyId: string }) => (
  <Button asChild variant="primary">
    <Link to="/home/company/store" search={{ company: companyId }}>
      <Plus className="size-4" aria-hidden="true" />
      Add More Store/Branch
    </Link>
  </Button>
);
