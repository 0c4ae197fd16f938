import type { RecentChange } from "@marquee/domain/home/home.schema";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Link } from "@tanstack/react-router";
import {
  ArrowLeftRight,
  Building2,
  KeyRound,
  Megaphone,
  Store,
  UserRound,
  type LucideIcon,
} from "lucide-react";
import type { Address } from "../../page-kit/address.ts";

const ICONS: Readonly<Record<RecentChange["noun"], LucideIcon>> = {
  stores: Store,
  companies: Building2,
  campaigns: Megaphone,
  users: UserRound,
  roles: KeyRound,
  transactions: ArrowLeftRight,
};

/** The page of what was changed; undefined if it has none. */
function pageOf({ noun, subject: id }: RecentChange): Address | undefined {
  if (id === null) return undefined;
  switch (noun) {
    case "stores":
      return { to: "/home/branches/view", search: { id } };
    case "companies":
      return { to: "/home/company/view", search: { id } };
    case "users":
      return { to: "/home/users/view", search: { id } };
    case "campaigns":
    case "transactions":
      return { to: "/home/campaign/manage", search: { id } };
    case "roles":
      return undefined;
  }
}

/** What changed lately, the newest first (HOME-S5). */
export function RecentChanges({ changes }: { readonly changes: readonly RecentChange[] }) {
  if (changes.length === 0) return <p className="text-muted">Nothing has changed lately.</p>;
  return (
    <ol className="flex flex-col gap-3">
      {changes.map((change) => {
        const { id, noun, title, detail, at } = change;
        const Icon = ICONS[noun];
        const page = pageOf(change);
        return (
          <li key={id} className="flex gap-3">
            <Icon
              className="mt-0.5 size-4 shrink-0 text-muted"
              strokeWidth={1.75}
              aria-hidden="true"
            />
            <div className="min-w-0 flex-1">
              <p className="font-medium [overflow-wrap:anywhere]">
                {page ? (
                  <Link {...page} className="text-inherit no-underline hover:underline">
                    {title}
                  </Link>
                ) : (
                  <span>{title}</span>
                )}
              </p>
              <p className="text-small text-muted">{detail}</p>
            </div>
            <Instant at={at} form="lines" />
          </li>
        );
      })}
    </ol>
  );
}
