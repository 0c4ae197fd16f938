import type { HistoryChange, HistoryEntry } from "@marquee/domain/history/history.schema";
import { Avatar } from "@marquee/ui/content/avatar.tsx";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Link } from "@tanstack/react-router";
import { CircleDollarSign, ShieldCheck, ShieldX } from "lucide-react";
import { useState, type ReactNode } from "react";
import { fieldWords } from "../../page-kit/form/field-words.ts";
import { ShownValue, type ShownAs } from "../../page-kit/form/shown-value.tsx";

/** Fields that are called otherwise than their names. */
const LABELS: Readonly<Record<string, string>> = {
  companyId: "Company",
  storeId: "Branch",
  categories: "Category",
  vendorUrl: "Web address",
  marketPlace: "Marketplaces",
  fullImage: "Image",
  isPrimary: "Primary",
  active: "Switched on",
  isApprove: "Approved",
  sentBack: "To be changed before its approval",
  code: "Branch name",
  pincode: "Postal code",
  address1: "Unit",
  address2: "Street",
  isphysical: "Physical store",
  fromHrs: "Open from",
  toHrs: "Open until",
  deliveryNotes: "Free shipping from",
  parentId: "Below",
  validFrom: "Start of the run",
  validTill: "End of the run",
  campaignId: "Campaign",
  sponsoredCampaignId: "Sponsored campaign",
  offerId: "Offer",
  roleId: "Role",
  isAgent: "Agent/Support",
  secondFactorResetOn: "Two-factor sign-in reset",
  mobileNo: "Mobile number",
  version: "Version",
  rejectReason: "Reason",
  rejectNote: "Note to the shopper",
};

/** Moments, as the trail has them. */
const INSTANTS: ReadonlySet<string> = new Set(["validFrom", "validTill", "secondFactorResetOn"]);

/** Longer values are opened on demand. */
const LONG = 120;

interface ValueProps {
  readonly field: string;
  readonly value: HistoryChange["before"];
  /** The thing as it is now: a branch or a product is found by its company. */
  readonly thing: object;
  readonly shownAs: ShownAs;
}

/** The campaign that the thing has now is named by the thing itself. */
const campaignName = (thing: object, field: string, id: string): string | null => {
  const name: unknown = Reflect.get(thing, field.replace(/Id$/, "Name"));
  return Reflect.get(thing, field) === id && typeof name === "string" ? name : null;
};

function Value({ field, value, thing, shownAs }: ValueProps) {
  if (typeof value === "string" && INSTANTS.has(field))
    return <Instant at={new Date(value).toISOString()} />;
  if (typeof value === "string" && /^(campaignId|sponsoredCampaignId)$/.test(field))
    return (
      <Link to="/home/campaign/manage" search={{ id: value }} className="link">
        {campaignName(thing, field, value) ?? "Open the campaign"}
      </Link>
    );
  return <ShownValue name={field} value={value} values={thing} shownAs={shownAs} />;
}

function Change({
  change: { field, before, after },
  thing,
  shownAs,
}: {
  readonly change: HistoryChange;
  readonly thing: object;
  readonly shownAs: ShownAs;
}) {
  const long = [before, after].some((value) => String(value ?? "").length > LONG);
  const [open, setOpen] = useState(!long);
  const label = LABELS[field] ?? fieldWords(field);
  if (!open)
    return (
      <li>
        <button type="button" className="link" onClick={() => setOpen(true)}>
          Show the change of {label}
        </button>
      </li>
    );
  return (
    <li className="[overflow-wrap:anywhere]">
      <span className="text-muted">{label}: </span>
      {before === null ? null : (
        <>
          <del className="text-muted">
            <Value field={field} value={before} thing={thing} shownAs={shownAs} />
          </del>
          <span aria-hidden="true"> → </span>
          <span className="sr-only"> became </span>
        </>
      )}
      <Value field={field} value={after} thing={thing} shownAs={shownAs} />
    </li>
  );
}

const SIGN = {
  money: [CircleDollarSign, "Money"],
  approval: [ShieldCheck, "Approval"],
} as const;

/** What a change was about: of an approval that was refused, its rejection. */
const signOf = ({ sign, changes }: HistoryEntry) => {
  if (sign === null) return [null, ""] as const;
  const isRejected = changes.some(({ field, after }) => field === "status" && after === "R");
  return sign === "approval" && isRejected ? ([ShieldX, "Rejection"] as const) : SIGN[sign];
};

const UndoOf = ({ entry, undo }: { readonly entry: HistoryEntry; readonly undo: UndoOfEntry }) =>
  undo(entry);

function Entry({
  entry,
  thing,
  shownAs,
  undo,
}: {
  readonly entry: HistoryEntry;
  readonly thing: object;
  readonly shownAs: ShownAs;
  readonly undo: UndoOfEntry | undefined;
}) {
  const [Sign, meaning] = signOf(entry);
  return (
    <li className="flex gap-3 border-b border-line py-3 last:border-0">
      <Avatar name={entry.by} tone="muted" />
      <div className="flex min-w-0 flex-1 flex-col gap-1 text-small">
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="text-body font-medium">{entry.by}</span>
          <span className="text-muted">
            <Instant at={entry.at} />
          </span>
          {Sign ? (
            <span className="inline-flex items-center gap-1 text-muted">
              <Sign className="size-4" aria-hidden="true" />
              <span>{meaning}</span>
            </span>
          ) : null}
          {undo ? <UndoOf entry={entry} undo={undo} /> : null}
        </p>
        {entry.kind === "changed" ? null : (
          <p>{entry.kind === "created" ? "Created" : "Deleted"}</p>
        )}
        <ul className="flex flex-col gap-1">
          {entry.changes.map((change) => (
            <Change key={change.field} change={change} thing={thing} shownAs={shownAs} />
          ))}
        </ul>
      </div>
    </li>
  );
}

/** What undoes an entry; null if it cannot be undone. */
export type UndoOfEntry = (entry: HistoryEntry) => ReactNode;

export interface HistoryEntriesProps {
  readonly entries: readonly HistoryEntry[];
  readonly thing: object;
  /** How values that are ids are shown. */
  readonly shownAs: ShownAs;
  readonly undo?: UndoOfEntry | undefined;
}

/** Who changed what, from which value to which, the newest first. */
export const HistoryEntries = ({ entries, thing, shownAs, undo }: HistoryEntriesProps) => (
  <ol>
    {entries.map((entry) => (
      <Entry key={entry.id} entry={entry} thing={thing} shownAs={shownAs} undo={undo} />
    ))}
  </ol>
);
