import type { CardOwner } from "@marquee/domain/payments/saved-card.schema";
import { countWords } from "@marquee/domain/wire/count-words";
import { holdsWords } from "@marquee/domain/wire/typed-text";
import { Avatar } from "@marquee/ui/content/avatar.tsx";
import { formatCount } from "@marquee/ui/content/format-count.ts";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { Link } from "@tanstack/react-router";

const cardsText = (cards: number): string => (cards === 0 ? "No card" : countWords(cards, "card"));

interface OwnerLinkProps {
  readonly owner: CardOwner;
  readonly companyId: string;
  readonly chosen: boolean;
}

function OwnerLink({ owner, companyId, chosen }: OwnerLinkProps) {
  const { email, name, cards } = owner;
  return (
    <Link
      to="."
      search={{ company: companyId, user: email }}
      className={classNames(
        "grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-3 border-b border-line px-4 py-2.5 text-ink -outline-offset-2 hover:no-underline md:pr-5 md:pl-6",
        chosen ? "bg-accent-soft shadow-[inset_2px_0_0_var(--color-accent)]" : "hover:bg-hover",
      )}
    >
      <Avatar name={name} tone={cards === 0 ? "muted" : "accent"} className="size-8" />
      <span className="min-w-0">
        <span className="block truncate font-medium">{name}</span>
        <span className="block truncate text-small text-muted">{email}</span>
      </span>
      <span className="figures text-tiny text-muted">{cardsText(cards)}</span>
    </Link>
  );
}

export interface CardOwnerListProps {
  readonly users: readonly CardOwner[];
  readonly companyId: string;
  /** The e-mail of the chosen user. */
  readonly chosen: string | null;
  /** The users are those whose name or e-mail has these words. */
  readonly typed: string;
}

/** The users of a company. Those without a card stay in the list (CARDS-S9). */
export function CardOwnerList({ users, companyId, chosen, typed }: CardOwnerListProps) {
  const shown = users.filter(({ name, email }) => holdsWords([name, email], typed));
  return (
    <>
      <ul aria-label="Users" className="min-h-0 flex-1 overflow-y-auto max-md:max-h-[40vh]">
        {shown.map((owner) => (
          <li key={owner.email}>
            <OwnerLink owner={owner} companyId={companyId} chosen={owner.email === chosen} />
          </li>
        ))}
      </ul>
      <p
        role="status"
        className="figures shrink-0 border-line px-4 py-3 text-small text-muted md:border-t md:px-6"
      >
        {shown.length === users.length
          ? countWords(users.length, "user")
          : `${formatCount(shown.length)} of ${formatCount(users.length)} users`}
      </p>
    </>
  );
}
