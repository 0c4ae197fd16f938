import { Building2, CreditCard, UserRound, UserRoundX } from "lucide-react";
import { useNarrow } from "@marquee/ui/browser/media.ts";
import { ListFailure } from "../../page-kit/list/list-failure.tsx";
import { ListSkeleton } from "../../page-kit/list/list-skeleton.tsx";
import { EmptyState } from "@marquee/ui/empty-state.tsx";
import { cardColumns } from "./card-columns.tsx";
import { CardRows } from "./card-rows.tsx";
import { PersonFields } from "./person-fields.tsx";
import { useChosenPerson, type ChosenPerson } from "./use-chosen-person.ts";
import { NoRecords } from "../../page-kit/list/no-records.tsx";

const FEW = 3;

/** The cards of the chosen person, or what is still missing for them to be shown. */
function ChosenCards({ chosen }: { readonly chosen: ChosenPerson }) {
  const narrow = useNarrow();
  const { companyId, email, companies, users, person } = chosen;
  if (companies.error)
    return (
      <ListFailure
        title="The companies could not be loaded"
        error={companies.error}
        onRetry={() => void companies.refetch()}
      />
    );
  if (companyId === null)
    return (
      <EmptyState
        icon={<Building2 />}
        title="Choose a company"
        detail="Then choose one of its users, to see the cards that they have saved."
      />
    );
  if (companies.data && !companies.data.rows.some(({ id }) => id === companyId))
    return (
      <EmptyState
        icon={<Building2 />}
        title="There is no such company"
        detail="The link may be an old one. Choose the company above."
      />
    );
  if (users.error)
    return (
      <ListFailure
        title="The users of this company could not be loaded"
        error={users.error}
        onRetry={() => void users.refetch()}
      />
    );
  if (users.data?.rows.length === 0)
    return (
      <EmptyState
        icon={<UserRoundX />}
        title="This company has no users"
        detail="So it has no saved card."
      />
    );
  if (email === null)
    return (
      <EmptyState
        icon={<UserRound />}
        title="Choose a user"
        detail="Their saved cards are shown here."
      />
    );
  if (!users.data)
    return (
      <div className="pt-4">
        <ListSkeleton columns={cardColumns.length} rows={FEW} tall={false} narrow={narrow} />
      </div>
    );
  if (person === null)
    return (
      <EmptyState
        icon={<UserRoundX />}
        title="This user is not of this company"
        detail="They may belong to another one now. Choose the user above."
      />
    );
  return (
    // Another person's list is another list: no row of the one before shows in it for a moment.
    <CardRows
      key={person.email}
      email={person.email}
      owner={person.name}
      empty={<NoRecords icon={<CreditCard />} detail={`${person.name} has saved no card.`} />}
    />
  );
}

/** The saved cards of another user: the company is chosen, then the user. Cards are listed and deleted, and none is added. */
export function OthersCards() {
  const chosen = useChosenPerson();
  return (
    <>
      <PersonFields chosen={chosen} />
      <ChosenCards chosen={chosen} />
    </>
  );
}
