import { formatCad } from "@marquee/domain/money/format-money";
import { REFUND_LABELS, type RefundState } from "@marquee/domain/refunds/refund-state";
import type { Refund } from "@marquee/domain/refunds/refund.schema";
import { Badge, type BadgeTone } from "@marquee/ui/content/badge.tsx";
import { Instant } from "@marquee/ui/content/instant.tsx";

const TONES: Readonly<Record<RefundState, BadgeTone>> = {
  requested: "wait",
  pending: "wait",
  done: "ok",
  refused: "bad",
  failed: "bad",
};

/** The refunds of a payment by staff, the newest first: how much, what became of it, who did it and why. */
export function RefundHistory({ refunds }: { readonly refunds: readonly Refund[] }) {
  return (
    <ul aria-label="Refunds by staff" className="flex flex-col gap-2">
      {refunds.map(({ id, amount, state, message, reason, note, ...refund }) => (
        <li key={id} className="text-small [overflow-wrap:anywhere]">
          <span className="figures font-medium">{formatCad(amount)}</span>{" "}
          <Badge tone={TONES[state]}>{REFUND_LABELS[state]}</Badge>{" "}
          <span className="text-muted">
            <span>{refund.requestedBy}, </span>
            <Instant at={refund.requestedOn} />
            {refund.returnedOn === null ? null : (
              <>
                <span>, returned </span>
                <Instant at={refund.returnedOn} />
              </>
            )}
          </span>
          <span className="block">
            {reason}
            {note === "" ? "" : ` (${note})`}
          </span>
          {message === null ? null : <span className="block text-bad-ink">{message}</span>}
        </li>
      ))}
    </ul>
  );
}
