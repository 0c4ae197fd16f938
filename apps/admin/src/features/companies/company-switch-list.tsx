import { Button } from "@marquee/ui/controls/button.tsx";
import { SearchableList } from "@marquee/ui/overlays/searchable-list.tsx";
import { Building2 } from "lucide-react";
import type { ReactElement } from "react";
import { useCompanyChoices } from "./companies.queries.ts";

const EVERY = "all";

export interface CompanySwitchListProps {
  readonly trigger: ReactElement;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly companyId: string | null;
  readonly onChoose: (companyId: string | null) => void;
}

/** The companies that all lists can be of, and every one (SCREEN-L29). */
export function CompanySwitchList({ companyId, onChoose, ...panel }: CompanySwitchListProps) {
  const { rows, search } = useCompanyChoices(companyId);
  const { busy = false, failure, isPart = false, onSearch } = search;
  const icon = <Building2 aria-hidden="true" />;
  const note = failure ? (
    <p role="alert" className="flex items-center gap-3 px-3.5 pb-3 text-small text-muted">
      <span className="flex-1">{failure.message}</span>
      <Button size="sm" onClick={failure.onRetry}>
        Try again
      </Button>
    </p>
  ) : busy ? (
    <p role="status" className="px-3.5 pb-3 text-small text-muted">
      Loading
    </p>
  ) : null;
  return (
    <SearchableList
      {...panel}
      label="Show the lists of"
      searchLabel="Find a company"
      value={companyId ?? EVERY}
      onChoose={(value) => onChoose(value === EVERY ? null : value)}
      choices={[
        { value: EVERY, label: "All companies", icon },
        ...rows.map(({ id, name }) => ({
          value: id,
          label: name,
          icon,
          isFound: isPart,
        })),
      ]}
      busy={busy}
      isPart={isPart}
      onSearch={onSearch}
      note={note}
    />
  );
}
