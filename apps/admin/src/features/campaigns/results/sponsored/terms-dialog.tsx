import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { promisedBudget } from "@marquee/domain/campaigns/sponsored/daily-terms";
import { bidAboveBudget } from "@marquee/domain/campaigns/sponsored/sponsored-budget";
import { highestBid, termsOf } from "@marquee/domain/campaigns/sponsored/sponsored-change";
import type { SponsoredTerms } from "@marquee/domain/campaigns/sponsored/sponsored-change.schema";
import { sponsoredTermsRules } from "@marquee/domain/campaigns/sponsored/sponsored-terms-rules";
import { formatAmount } from "@marquee/domain/money/format-money";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { typedMessages } from "@marquee/domain/validation/typed-messages";
import { sameValue } from "@marquee/machines/forms/same-value";
import { now } from "@marquee/ui/browser/now.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { AmountInput } from "@marquee/ui/fields/amount-input.tsx";
import { Field } from "@marquee/ui/fields/field.tsx";
import { Dialog } from "@marquee/ui/overlays/dialog.tsx";
import { useId, useState, type FormEvent } from "react";
import { BidInput } from "../../../sections/bid-input.tsx";

export interface TermsDialogProps {
  readonly campaign: Campaign;
  readonly onClose: () => void;
  readonly onSave: (terms: SponsoredTerms) => void;
}

interface BidFieldsProps {
  readonly names: readonly string[];
  readonly before: readonly number[];
  readonly bids: readonly number[];
  readonly onBids: (bids: readonly number[]) => void;
}

/** What is bid for each keyword or section, with what it was. */
const BidFields = ({ names, before, bids, onBids }: BidFieldsProps) =>
  names.map((name, at) => (
    <Field
      key={at}
      label={`Bid for ${name}, CAD`}
      hint={bids[at] === before[at] ? "" : `was ${formatAmount(before[at] ?? 0)}`}
      error={Number.isNaN(bids[at]) ? typedMessages.amount : undefined}
    >
      {(control) => (
        <BidInput
          {...control}
          value={bids[at] ?? 0}
          onValueChange={(bid) => onBids(bids.with(at, bid))}
        />
      )}
    </Field>
  ));

/** What the campaign can spend at most with these terms, if they are changed now. */
function mostWith(campaign: Campaign, terms: SponsoredTerms): number {
  const { budget, bid, changes } = campaign;
  const after = { budget: terms.budget ?? 0, bid: highestBid(terms) };
  const change = {
    act: "terms" as const,
    at: new Date(now()).toISOString(),
    budgetBefore: budget ?? 0,
    bidBefore: bid ?? 0,
    ...after,
  };
  return promisedBudget({ ...campaign, ...after, changes: [...changes, change] });
}

/** The budget of a day and the bids of a campaign that was made, which hold from now on (SPONSOR-B6). */
export function TermsDialog({ campaign, onClose, onSave }: TermsDialogProps) {
  const id = useId();
  const before = termsOf(campaign);
  const [terms, setTerms] = useState(before);
  const [asked, setAsked] = useState(false);
  const change = (some: Partial<SponsoredTerms>) => setTerms({ ...terms, ...some });
  const [issue] = ruleIssues(sponsoredTermsRules, terms, undefined);
  const bids = [...terms.keywordBids, ...terms.sectionBids];
  const isWhole = issue === undefined && !bids.some(Number.isNaN);
  const above = isWhole ? bidAboveBudget(terms.budget, [highestBid(terms)]) : null;
  const save = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (!isWhole) return;
    if (sameValue(terms, before)) onClose();
    else onSave(terms);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Change budget and bids"
      description={campaign.campaignName}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} variant="primary">
            Save
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={save} className="flex flex-col gap-4 pt-1">
        <Field
          label="Budget a day, CAD"
          hint={terms.budget === before.budget ? "" : `was ${formatAmount(before.budget ?? 0)}`}
          error={asked ? issue?.message : undefined}
        >
          {(control) => (
            <AmountInput
              {...control}
              value={terms.budget}
              onValueChange={(budget) => change({ budget })}
            />
          )}
        </Field>
        <BidFields
          names={campaign.keywords.map(({ keyword }) => keyword)}
          before={before.keywordBids}
          bids={terms.keywordBids}
          onBids={(keywordBids) => change({ keywordBids })}
        />
        <BidFields
          names={campaign.sponsoredSection.map(({ sectionName }) => sectionName ?? "section")}
          before={before.sectionBids}
          bids={terms.sectionBids}
          onBids={(sectionBids) => change({ sectionBids })}
        />
        <p aria-live="polite" className="text-small text-muted">
          {isWhole
            ? `It holds from now on. With it the campaign spends at most CAD ${formatAmount(mostWith(campaign, terms))} in all of its days. During the beta nothing is charged.`
            : null}
        </p>
        {above === null ? null : <Note tone="wait">{above}</Note>}
      </form>
    </Dialog>
  );
}
