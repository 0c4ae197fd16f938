import { Badge, type BadgeTone } from "@marquee/ui/content/badge.tsx";
import { RulebookSection } from "./rulebook.tsx";
import { WideCell, WideRow, WideTable } from "./wide-table.tsx";

/** What an offer is, why, and who must act. */
export interface Situation {
  readonly status: string;
  readonly sentence: string;
  readonly who: string | null;
  readonly next: string | null;
}

/** An offer without the approval of its branch, and with it. */
export interface ApprovalEffect {
  readonly offer: string;
  readonly without: Situation;
  readonly approved: Situation;
}

const TONES: Readonly<Record<string, BadgeTone>> = { Live: "ok", Pending: "wait" };

const Cell = ({ status, sentence, who, next }: Situation) => (
  <>
    <Badge tone={TONES[status] ?? "off"}>{status}</Badge>
    <p className="mt-1">{sentence}</p>
    {(who ?? next) && (
      <p className="mt-1 text-muted">
        {[who && `${who === "You" ? "The merchant" : who} must act`, next]
          .filter(Boolean)
          .join(". ")}
        .
      </p>
    )}
  </>
);

/** What the approval of a branch changes for its offers, decided by the rules themselves for three offers of a merchant. */
export function ApprovalTable({ effects }: { readonly effects: readonly ApprovalEffect[] }) {
  return (
    <RulebookSection
      label="What an approval changes"
      title="What the approval of a store or branch changes for its offers"
      about="As the rules answer it for an offer of a merchant who may promote it (OFFER-W1). Days that were bought before start with the approval (CAMP-R4)."
    >
      <WideTable columns={["An offer", "Without approval", "Approved"]}>
        {effects.map(({ offer, without, approved }) => (
          <WideRow key={offer} title={offer}>
            <WideCell column="Without approval">
              <Cell {...without} />
            </WideCell>
            <WideCell column="Approved">
              <Cell {...approved} />
            </WideCell>
          </WideRow>
        ))}
      </WideTable>
    </RulebookSection>
  );
}
