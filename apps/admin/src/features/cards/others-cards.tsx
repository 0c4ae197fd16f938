import { roleTitle } from "@marquee/domain/access/titles";
import type { CardOwner } from "@marquee/domain/payments/saved-card.schema";
import { formMessages } from "@marquee/domain/validation/messages";
import { chosenOwner } from "@marquee/machines/payments/saved-cards-of-others.model";
import { Avatar } from "@marquee/ui/content/avatar.tsx";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Building2, CreditCard, UserRound, UserRoundX } from "lucide-react";
import { ListProblem } from "../../page-kit/list/list-failure.tsx";
import { NoRecords } from "../../page-kit/list/no-records.tsx";
import { ListSkeleton } from "../../page-kit/outline/list-skeleton.tsx";
import { cardColumns } from "./card-columns.tsx";
import { CardOwnerChoice } from "./card-owner-choice.tsx";
import { CardRows } from "./card-rows.tsx";
import { useSavedCardsOfOthers, type SavedCardsOfOthers } from "./use-saved-cards-of-others.ts";

const FEW = 3;

/** The cards of one user, and what is stored of a card. */
function OwnerCards({ owner: { name, email, roleName } }: { readonly owner: CardOwner }) {
  return (
    <>
      <div className="flex items-center gap-3 px-4 py-4 md:px-6">
        <Avatar name={name} className="size-10 text-body" />
        <div className="min-w-0">
          <h2 className="text-section [overflow-wrap:anywhere]">{name}</h2>
          <p className="text-small [overflow-wrap:anywhere] text-muted">
            {roleName === null ? email : `${email}, ${roleTitle(roleName)}`}
          </p>
        </div>
      </div>
      <CardRows
        // The list of another user is another list: no row of the previous one is shown in it.
        key={email}
        email={email}
        owner={name}
        empty={<NoRecords icon={<CreditCard />} detail={`${name} has saved no card.`} />}
        below={
          <Note>
            Marquee keeps only the brand, the last 4 digits and the expiry. Deleting a card takes it
            off this user's list; payments already made stay as they are. Only the user can add a
            card.
          </Note>
        }
      />
    </>
  );
}

function Loading() {
  return (
    <div className="pt-4">
      <ListSkeleton columns={cardColumns.length} rows={FEW} tall={false} />
    </div>
  );
}

/** The cards of the chosen user, or what is still missing for them to be shown. */
function ChosenCards({ snapshot, actor }: SavedCardsOfOthers) {
  switch (snapshot.value) {
    case "choosingCompany":
      return (
        <EmptyState
          icon={<Building2 />}
          title="Choose a company"
          detail="Then choose one of its users, to see the cards that they have saved."
        />
      );
    case "unknownCompany":
      return (
        <EmptyState
          icon={<Building2 />}
          title="There is no such company"
          detail="The link may be an old one. Choose the company from the list."
        />
      );
    case "usersUnread":
      return (
        <ListProblem
          title="The users of this company could not be loaded"
          problem={snapshot.context.problem ?? { message: formMessages.broken }}
          onRetry={() => actor.send({ type: "users.requested" })}
        />
      );
    case "withoutUsers":
      return (
        <EmptyState
          icon={<UserRoundX />}
          title="This company has no users"
          detail="So it has no saved card."
        />
      );
    case "choosingUser":
      return (
        <EmptyState
          icon={<UserRound />}
          title="Choose a user"
          detail="Their saved cards are shown here."
        />
      );
    case "notOfCompany":
      return (
        <EmptyState
          icon={<UserRoundX />}
          title="This user is not of this company"
          detail="They may belong to another one now. Choose a user from the list."
        />
      );
    case "showingCards": {
      const owner = chosenOwner(snapshot.context);
      return owner && <OwnerCards owner={owner} />;
    }
    case "finding":
    case "readingUsers":
      return <Loading />;
  }
}

/** The saved cards of another user: the company is chosen, then the user. Cards are listed and deleted, and none is added. */
export function OthersCards() {
  const chosen = useSavedCardsOfOthers();
  return (
    <div className="flex min-h-0 flex-1 max-md:flex-col">
      <CardOwnerChoice {...chosen} />
      <section
        aria-label="Saved cards"
        className="flex min-h-0 min-w-0 flex-1 flex-col max-md:min-h-max"
      >
        <ChosenCards {...chosen} />
      </section>
    </div>
  );
}
