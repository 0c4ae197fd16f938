import { Badge, type BadgeTone } from "@marquee/ui/content/badge.tsx";
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
    <p>{sentence}</p>
    {(who ?? next) && (
      <p className="mute">
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
    <section aria-label="What an approval changes">
      <h2>What the approval of a store or branch changes for its offers</h2>
      <p className="mute">
        As the rules answer it for an offer of a merchant who may promote it (OFFER-W1). Days that
        were bought before start with the approval (CAMP-R4).
      </p>
      <div className="wide-table">
        <table>
          <thead>
            <tr>
              <th scope="col">An offer</th>
              <th scope="col">Without approval</th>
              <th scope="col">Approved</th>
            </tr>
          </thead>
          <tbody>
            {effects.map(({ offer, without, approved }) => (
              <tr key={offer}>
                <th scope="row">{offer}</th>
                <td data-column="Without approval">
                  <Cell {...without} />
                </td>
                <td data-column="Approved">
                  <Cell {...approved} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
