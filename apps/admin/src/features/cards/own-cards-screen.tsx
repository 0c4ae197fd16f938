import { useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { PermissionGuard } from "../../page-kit/permission-guard.tsx";
import { CardList } from "./card-list.tsx";

// Most who come look at their cards: what charges one comes when it is asked for.
const AddCard = lazy(async () => ({ default: (await import("./add-card.tsx")).AddCard }));

function OwnCards() {
  const adds = useSearch({ strict: false })["add"] === "card";
  if (!adds) return <CardList />;
  return (
    <Suspense>
      <AddCard />
    </Suspense>
  );
}

/** A person's own saved cards: to be seen, added and deleted. */
export function OwnCardsScreen() {
  return (
    <PermissionGuard ability="cards.manageOwn">
      <OwnCards />
    </PermissionGuard>
  );
}
