import type { CardOwner } from "@marquee/domain/payments/saved-card.schema";
import { savedCardsOfOthersMachine } from "@marquee/machines/payments/saved-cards-of-others.machine";
import type { ReadUsers } from "@marquee/machines/payments/saved-cards-of-others.model";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import { fromPromise } from "xstate";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { useClient } from "../../session/session-context.tsx";
import { useProcess } from "../../session/use-process.ts";
import { readCompany } from "../companies/companies.queries.ts";
import { useChosenCompany } from "../companies/use-chosen-company.ts";
import { cardOwnersQuery } from "./cards.queries.ts";
import { cardsSearch } from "./cards.search.ts";

/** The machine with its calls: the users of a company are those that the list has, and null for an unknown company. */
function useMachine() {
  const client = useClient();
  const queries = useQueryClient();
  const [machine] = useState(() =>
    savedCardsOfOthersMachine.provide({
      actors: {
        readUsers: fromPromise<readonly CardOwner[] | null, ReadUsers>(
          async ({ input: { companyId } }) => {
            const [company, users] = await Promise.all([
              readCompany(queries, client, companyId),
              queries.fetchQuery(cardOwnersQuery(client, companyId)),
            ]);
            return company === null ? null : users.rows;
          },
        ),
      },
    }),
  );
  return machine;
}

/** Whose cards are looked at, by the address, so that reload, Back and a link show the same; the machine follows it. */
export function useSavedCardsOfOthers() {
  const { companyId, choose } = useChosenCompany();
  const { user: email = null } = useScreenSearch(cardsSearch);
  const actor = useProcess(useMachine(), { input: { companyId, email } });
  const snapshot = useSelector(actor, (state) => state);
  useEffect(() => {
    const { context } = actor.getSnapshot();
    if (context.companyId !== companyId || context.email !== email)
      actor.send({ type: "choice.changed", companyId, email });
  }, [actor, companyId, email]);
  const { context } = snapshot;
  // how many cards each user has is read again when one is deleted
  const owners = useQuery({
    ...cardOwnersQuery(useClient(), context.companyId ?? ""),
    enabled: context.users !== null,
  });
  // a user belongs to one company
  const chooseCompany = (id: string | null) =>
    choose({ companyId: id, storeId: null }, { user: undefined });
  return { snapshot, actor, chooseCompany, users: owners.data?.rows ?? context.users };
}

export type SavedCardsOfOthers = ReturnType<typeof useSavedCardsOfOthers>;
