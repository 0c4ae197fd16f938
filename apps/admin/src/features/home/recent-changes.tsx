import type { RecentChange } from "@marquee/domain/home/home.schema";
import {
  ArrowLeftRight,
  Building2,
  KeyRound,
  Megaphone,
  Store,
  UserRound,
  type LucideIcon,
} from "lucide-react";
import { Instant } from "@marquee/ui/content/instant.tsx";

const ICONS: Readonly<Record<RecentChange["noun"], LucideIcon>> = {
  stores: Store,
  companies: Building2,
  campaigns: Megaphone,
  users: UserRound,
  roles: KeyRound,
  transactions: ArrowLeftRight,
};

/** What changed lately, the newest first (HOME-S5). */
export function RecentChanges({ changes }: { readonly changes: readonly RecentChange[] }) {
  if (changes.length === 0) return <p className="text-muted">Nothing has changed lately.</p>;
  return (
    <ol className="flex flex-col gap-3">
      {changes.map(({ id, noun, title, detail, at }) => {
        const Icon = ICONS[noun];
        return (
          <li key={id} className="flex gap-3">
            <Icon
              className="mt-0.5 size-4 shrink-0 text-muted"
              strokeWidth={1.75}
              aria-hidden="true"
            />
            <div className="min-w-0 flex-1">
              <p className="font-medium [overflow-wrap:anywhere]">{title}</p>
              <p className="text-small text-muted">{detail}</p>
            </div>
            <Instant at={at} form="lines" />
          </li>
        );
      })}
    </ol>
  );
}
