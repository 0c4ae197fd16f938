import { toFailure } from "@marquee/api/client/api-failure";
import { brandName, cardExpiry, cardName } from "@marquee/domain/payments/card-text";
import { paymentNotices } from "@marquee/domain/payments/messages";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { expiresSoon, isCardExpired } from "@marquee/domain/payments/saved-cards";
import { useNow } from "@marquee/ui/browser/now.ts";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useRef } from "react";
import { notify } from "../../page-kit/notify.ts";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { BrandMark } from "./brand-mark.tsx";
import { ownCardsQuery, useSetDefaultCard } from "./cards.queries.ts";
import { cardsSearch } from "./cards.search.ts";

/** The colours of a card are its own in both themes. */
const BACKGROUNDS: Readonly<Record<string, string>> = {
  visa: "bg-[#1d2f8a]",
  amex: "bg-[#1a5da6]",
  mastercard: "bg-[#33313a]",
};

interface CardFaceProps {
  readonly card: SavedCard;
  readonly set: string;
  readonly holder: string;
  /** The address names this card: it is marked and comes into view. */
  readonly isNamed: boolean;
  readonly onChoose: () => void;
}

/** The notice about a card's expiry; null while that is far off. */
function expiryNote(card: SavedCard, now: Date): string | null {
  if (isCardExpired(card, now)) return "Expired";
  return expiresSoon(card, now) ? "Expires soon" : null;
}

/** A card drawn as one; choosing it makes it the default. One that has expired cannot be chosen. */
function CardFace({ card, set, holder, isNamed, onChoose }: CardFaceProps) {
  const face = useRef<HTMLLabelElement>(null);
  useEffect(() => {
    if (isNamed) face.current?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [isNamed]);
  const now = new Date(useNow());
  const note = expiryNote(card, now);
  const expired = isCardExpired(card, now);
  return (
    <label
      ref={face}
      aria-current={isNamed ? "true" : undefined}
      className={classNames(
        "relative flex h-36 w-58 shrink-0 flex-col justify-between rounded-card p-4 text-[#fff]",
        "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
        BACKGROUNDS[card.brand.toLowerCase()] ?? "bg-[#3f4654]",
        expired ? "cursor-not-allowed opacity-70" : "cursor-pointer",
        isNamed && "outline-2 outline-offset-2 outline-accent",
      )}
    >
      <input
        type="radio"
        name={set}
        className="sr-only"
        aria-label={[cardName(card), `expires ${cardExpiry(card)}`, note ?? ""]
          .filter(Boolean)
          .join(", ")}
        checked={card.isDefault}
        disabled={expired && !card.isDefault}
        onChange={onChoose}
      />
      <span aria-hidden="true" className="flex items-start justify-between gap-2">
        <span className="flex items-center gap-2 text-small font-medium">
          <BrandMark brand={card.brand} />
          {BACKGROUNDS[card.brand.toLowerCase()] === undefined ? (
            <span>{brandName(card.brand)}</span>
          ) : null}
        </span>
        <span className="rounded-small bg-[#ffffff2e] px-2 py-0.5 text-tiny font-medium">
          {card.isDefault ? "Default" : "Make default"}
        </span>
      </span>
      <span aria-hidden="true" className="figures text-section tracking-widest">
        {`•••• ${card.last4digit}`}
      </span>
      <span aria-hidden="true" className="flex items-end justify-between gap-2 text-small">
        <span className="truncate">{holder}</span>
        <span className="figures flex flex-col items-end">
          {note === null ? null : <span className="text-tiny font-semibold">{note}</span>}
          <span>{cardExpiry(card)}</span>
        </span>
      </span>
    </label>
  );
}

/** That the card of a notification is gone, above the cards that are left (CARDS-S11). */
function CardGone() {
  return (
    <div className="px-4 pb-4 md:px-6">
      <Note title="This card is not saved any more">
        It was deleted, or another one has taken its place. Your other cards are as they were.
      </Note>
    </div>
  );
}

/** The cards of the user, drawn as cards. One is the default (CARDS-S10), and the address may name one (CARDS-S11). */
export function DefaultCardChoice() {
  const { email, name } = useUser();
  const set = useId();
  const { card: named } = useScreenSearch(cardsSearch);
  const { data } = useQuery(ownCardsQuery(useClient(), email));
  const setDefault = useSetDefaultCard();
  const cards = data?.rows ?? [];
  const isGone =
    data !== undefined && named !== undefined && cards.every(({ cardId }) => cardId !== named);
  if (cards.length === 0) return isGone ? <CardGone /> : null;
  const choose = (cardId: string) =>
    setDefault.mutate(cardId, {
      onError: (error) =>
        notify({
          kind: "error",
          message: `${paymentNotices.defaultStays} ${toFailure(error).message}`,
        }),
    });
  return (
    <>
      {isGone ? <CardGone /> : null}
      <fieldset className="min-w-0 shrink-0 px-4 pb-4 md:px-6">
        <legend className="pb-2 text-small text-muted">
          A payment begins with the default card. Your cards are used by you alone.
        </legend>
        <div className="-m-1 flex gap-3 overflow-x-auto p-1">
          {cards.map((card) => (
            <CardFace
              key={card.cardId}
              card={card}
              set={set}
              holder={name}
              isNamed={card.cardId === named}
              onChoose={() => choose(card.cardId)}
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}
