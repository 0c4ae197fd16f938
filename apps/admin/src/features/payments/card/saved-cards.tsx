import { brandName, cardExpiry, cardName } from "@marquee/domain/payments/card-text";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { isCardExpired } from "@marquee/domain/payments/saved-cards";
import { NEW_CARD } from "@marquee/machines/payments/card-payment.model";
import { useNow } from "@marquee/ui/browser/now.ts";
import { GroupField } from "@marquee/ui/fields/field.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { CreditCard, Plus } from "lucide-react";
import { useId, type ReactNode } from "react";

export interface SavedCardsProps {
  readonly cards: readonly SavedCard[];
  /** A card's id, `NEW_CARD`, or null while nothing is chosen. */
  readonly chosen: string | null;
  readonly onChoose: (cardId: string) => void;
  readonly error: string | null;
  readonly disabled: boolean;
}

interface ChoiceProps {
  /** The radios that belong together. */
  readonly set: string;
  /** What is read out in place of a title of dots. */
  readonly name?: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
  readonly icon: ReactNode;
  readonly title: string;
  readonly aside?: ReactNode;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-invalid"?: true | undefined;
}

function Choice({
  set,
  name,
  checked,
  disabled,
  onChoose,
  icon,
  title,
  aside,
  ...rest
}: ChoiceProps) {
  return (
    <label
      className={classNames(
        "flex min-h-11 items-center gap-3 px-3 py-2",
        disabled ? "cursor-not-allowed text-muted" : "cursor-pointer has-checked:bg-accent-tint",
      )}
    >
      <input
        {...rest}
        type="radio"
        name={set}
        aria-label={name}
        className="tick"
        checked={checked}
        disabled={disabled}
        onChange={onChoose}
      />
      <span className="text-muted [&_svg]:size-4" aria-hidden="true">
        {icon}
      </span>
      <span className="figures min-w-0 font-medium">{title}</span>
      {aside ? <span className="figures ml-auto text-small text-muted">{aside}</span> : null}
    </label>
  );
}

const cardLabel = (card: SavedCard, expired: boolean): string =>
  `${cardName(card)}, ${expired ? "expired" : "expires"} ${cardExpiry(card)}`;

/** The saved cards and a new one, as radios. A card whose month is over shows that and cannot be chosen (PAY-V4). */
export function SavedCards({ cards, chosen, onChoose, error, disabled }: SavedCardsProps) {
  const set = useId();
  const now = new Date(useNow());
  return (
    <GroupField label="Card" error={error ?? undefined}>
      {(control) => (
        <div className="divide-y divide-line overflow-hidden rounded-control border border-line-strong bg-raised">
          {cards.map((card) => {
            const expired = isCardExpired(card, now);
            return (
              <Choice
                key={card.cardId}
                {...control}
                set={set}
                icon={<CreditCard />}
                title={`${brandName(card.brand)} •••• ${card.last4digit}`}
                name={cardLabel(card, expired)}
                aside={expired ? `Expired ${cardExpiry(card)}` : cardExpiry(card)}
                checked={card.cardId === chosen}
                disabled={disabled || expired}
                onChoose={() => onChoose(card.cardId)}
              />
            );
          })}
          <Choice
            {...control}
            set={set}
            icon={<Plus />}
            title="New card"
            checked={chosen === NEW_CARD}
            disabled={disabled}
            onChoose={() => onChoose(NEW_CARD)}
          />
        </div>
      )}
    </GroupField>
  );
}
