import { goodToHave, type GoodToHave } from "@marquee/domain/home/good-to-have";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { CreditCard, FileUp, ShieldCheck, UserPlus } from "lucide-react";
import { useId } from "react";
import { useClient, useSession, useUser } from "../../session/session-context.tsx";
import { ownCardsQuery } from "../cards/cards.queries.ts";
import { secondFactorQuery } from "../profile/second-factor.queries.ts";
import { companyUsersQuery } from "../users/users.queries.ts";

const WAYS = {
  colleague: { to: "/home/users/invite", icon: UserPlus },
  products: { to: "/home/products/import", icon: FileUp },
  card: { to: "/home/paymentMethod", icon: CreditCard },
  secondFactor: { to: "/home/profile", icon: ShieldCheck },
} as const satisfies Readonly<Record<GoodToHave["id"], unknown>>;

export interface GoodToHaveListProps {
  readonly companyId: string;
}

/** What a new merchant may add meanwhile (HOME-M9). What it depends on is read first, so that nothing is offered and taken back. */
export function GoodToHaveList({ companyId }: GoodToHaveListProps) {
  const heading = useId();
  const session = useSession();
  const client = useClient();
  const user = useUser();
  const users = useQuery(companyUsersQuery(client, companyId));
  const cards = useQuery(ownCardsQuery(client, user.email));
  const factor = useQuery(secondFactorQuery(session));
  if (users.isPending || cards.isPending || factor.isPending) return null;
  const offered = goodToHave(user, {
    users: users.data?.length ?? null,
    cards: cards.data?.rows.length ?? null,
    hasSecondFactor: factor.isSuccess ? factor.data !== null : null,
  });
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="flex min-w-0 flex-col gap-3">
      <h2 id={heading} className="text-section">
        Good to have
      </h2>
      <ul className="flex flex-col gap-1">
        {offered.map(({ id, title, detail }) => {
          const { to, icon: Icon } = WAYS[id];
          return (
            <li key={id}>
              <Link
                to={to}
                className="-mx-2 flex gap-3 rounded-small px-2 py-2 text-inherit no-underline hover:bg-hover"
              >
                <Icon className="mt-0.5 size-4 shrink-0 text-muted" aria-hidden="true" />
                <span className="min-w-0">
                  <span className="block font-medium">{title}</span>
                  <span className="block text-small text-muted">{detail}</span>
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
