import { formatMinute } from "@marquee/domain/dates/format-dates";
import { disputeReason } from "@marquee/domain/disputes/dispute-reason";
import {
  canRespond,
  DISPUTE_LABELS,
  awaitsResponse,
  daysToRespond,
  evidenceRecipient,
  isClosed,
} from "@marquee/domain/disputes/dispute-state";
import type { DisputeDetails } from "@marquee/domain/disputes/dispute.schema";
import { wasSubmitted } from "@marquee/domain/disputes/first-response";
import { evidencePieces, type EvidencePiece } from "@marquee/domain/disputes/held-evidence";
import { disputeMessages } from "@marquee/domain/disputes/messages";
import { formatAmount } from "@marquee/domain/money/format-money";
import { useNow } from "@marquee/ui/browser/now.ts";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Link } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import {
  CalendarDays,
  CreditCard,
  FileCheck,
  FileText,
  MousePointerClick,
  Undo2,
  Waypoints,
} from "lucide-react";
import { DetailSection } from "../../page-kit/detail/detail-section.tsx";
import { PageHeader } from "../../page-kit/page-header.tsx";
import { useScreenSearch } from "../../page-kit/screen-search.ts";
import { useClient } from "../../session/session-context.tsx";
import { StoredPage } from "../history/stored-page.tsx";
import { DisputeAside } from "./dispute-aside.tsx";
import { DISPUTE_TONES, disputeName } from "./dispute-columns.tsx";
import { DisputeEvidence, SubmitQuestion } from "./dispute-evidence.tsx";
import { DisputeWay } from "./dispute-way.tsx";
import { disputeQuery } from "./transactions.queries.ts";
import { disputeSearch } from "./transactions.search.ts";
import { useAcceptDispute } from "./use-accept-dispute.tsx";
import { isInProgress, useDisputeEvidence } from "./use-dispute-evidence.ts";

const PARENT = {
  to: "/home/transactions",
  search: { tab: "disputes" },
  label: "Disputes",
} as const;

const ICONS = {
  invoice: FileText,
  agreement: FileCheck,
  payment: CreditCard,
  run: CalendarDays,
  clicks: MousePointerClick,
  refunds: Undo2,
} as const satisfies Record<EvidencePiece["kind"], unknown>;

interface OfDispute {
  readonly dispute: DisputeDetails;
}

/** The page of what a piece of evidence is about, if there is one. */
function PieceLink({ dispute, piece }: OfDispute & { readonly piece: EvidencePiece }) {
  const { invoiceKey, campaignId } = dispute;
  if (piece.kind === "invoice" && invoiceKey !== null)
    return (
      <Link to="/home/invoice/viewInvoice" search={{ id: invoiceKey }} className="link text-small">
        Open<span className="sr-only"> invoice</span>
      </Link>
    );
  if ((piece.kind === "run" || piece.kind === "clicks") && campaignId !== null)
    return (
      <Link to="/home/campaign/manage" search={{ id: campaignId }} className="link text-small">
        Open<span className="sr-only"> campaign of {piece.title}</span>
      </Link>
    );
  return null;
}

function Held({ dispute }: OfDispute) {
  const pieces = evidencePieces(dispute.held, useNow());
  return (
    <DetailSection title="What we hold" note={`${pieces.length} of 6 kinds`}>
      <ul className="divide-y divide-line rounded-card border border-line bg-raised">
        {pieces.map((piece) => {
          const Icon = ICONS[piece.kind];
          return (
            <li key={piece.kind} className="flex items-center gap-3 px-4 py-2">
              <Icon className="size-4 shrink-0 text-muted" aria-hidden="true" />
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <span className="block font-medium">{piece.title}</span>
                <span className="block text-small text-muted">{piece.detail}</span>
              </span>
              <PieceLink dispute={dispute} piece={piece} />
            </li>
          );
        })}
      </ul>
    </DetailSection>
  );
}

function leftText(days: number | null): string {
  if (days === null) return "";
  if (days === 0) return " · too late";
  return days === 1 ? " · 1 day left" : ` · ${days} days left`;
}

function StateBadge({ dispute }: OfDispute) {
  const left = leftText(daysToRespond(dispute, useNow()));
  return (
    <Badge tone={DISPUTE_TONES[dispute.state]}>
      {DISPUTE_LABELS[dispute.state]}
      {left}
    </Badge>
  );
}

const leadOf = ({ reason, companyName, dueBy, state }: DisputeDetails): string => {
  const why = `${disputeReason(reason)}, ${companyName}.`;
  return awaitsResponse(state) && dueBy !== null
    ? `${why} Respond by ${formatMinute(dueBy)} CST.`
    : why;
};

/** What was written for the bank, once that cannot be changed any more, and whether the bank has it. */
function Written({ dispute }: OfDispute) {
  const { evidence, history, respondedBy, state } = dispute;
  const title = wasSubmitted(history) ? "What was sent" : "A draft that was not sent";
  return (
    <>
      {awaitsResponse(state) ? <Note tone="wait">{disputeMessages.tooLate}</Note> : null}
      {evidence === "" || respondedBy === null ? null : (
        <DetailSection title={title}>
          <p className="rounded-card border border-line bg-raised px-4 py-3 whitespace-pre-line [overflow-wrap:anywhere]">
            {evidence}
          </p>
        </DetailSection>
      )}
    </>
  );
}

function LoadedDispute({ dispute }: OfDispute) {
  const accept = useAcceptDispute();
  const evidence = useDisputeEvidence(dispute);
  const isWriting = useSelector(evidence, isInProgress);
  const isOpen = canRespond(dispute, useNow());
  const recipient = evidenceRecipient(dispute);
  const { amount, currency, state } = dispute;
  return (
    <div className="grid flex-1 content-start lg:grid-cols-[minmax(0,1fr)_21.5rem] lg:content-stretch">
      <div className="flex min-w-0 flex-col">
        <PageHeader
          title={`${currency} ${formatAmount(amount)} ${isClosed(state) ? "was" : "is"} disputed`}
          here={disputeName(dispute)}
          badge={<StateBadge dispute={dispute} />}
          description={leadOf(dispute)}
          parent={PARENT}
          action={
            <Button asChild>
              <a href="/STATECHARTS/dispute" target="_blank" rel="noreferrer">
                <Waypoints className="size-4" aria-hidden="true" />
                See the chart
              </a>
            </Button>
          }
        />
        <div className="@container flex flex-1 flex-col gap-5 px-4 pt-3 md:px-6">
          <DisputeWay dispute={dispute} />
          <Held dispute={dispute} />
          {isOpen || isWriting ? (
            <DisputeEvidence
              actor={evidence}
              recipient={recipient}
              isOpen={isOpen}
              onAccept={() => accept.request(dispute)}
            />
          ) : (
            <Written dispute={dispute} />
          )}
        </div>
      </div>
      <aside
        aria-label="Money, what happens next, and history"
        className="flex flex-col gap-5 border-line bg-canvas px-4 py-6 max-lg:border-t md:px-6 lg:border-l"
      >
        <DisputeAside dispute={dispute} />
      </aside>
      <SubmitQuestion actor={evidence} recipient={recipient} />
      {accept.dialog}
    </div>
  );
}

/** One disputed payment: where it is, what it costs, and what is sent to the bank. */
export function DisputeScreen() {
  const { id = "" } = useScreenSearch(disputeSearch);
  return (
    <StoredPage key={id} noun="dispute" parent={PARENT} query={disputeQuery(useClient(), id)}>
      {(dispute) => <LoadedDispute dispute={dispute} />}
    </StoredPage>
  );
}
