import { wholeCents } from "@marquee/domain/money/cents";
import type { Provider } from "@marquee/domain/reconciliation/book-line";
import type { Refused, Unavailable } from "../payments/attempts/payment-provider.ts";
import type { LineProvider } from "../payments/books/line-provider.ts";
import type { DisputeProvider, ProviderDispute } from "../payments/disputes/dispute-provider.ts";
import type { FoundLine } from "./found-line.ts";
import type { OurDispute } from "./our-payments.ts";
import type { Lines } from "./payment-lines.ts";

/** A dispute as one side has it: what is withheld, and the fee apart (RECONCILE-L5). */
interface Side {
  readonly id: string;
  readonly cents: number;
  readonly feeCents: number;
  readonly currency: string;
  readonly state: string;
}

type About = Pick<FoundLine, "checkout" | "movedOn" | "payer" | "payment" | "provider">;

const sideLines = (about: About, { id, feeCents, currency, state, ...side }: Side): FoundLine[] => [
  { ...about, kind: "dispute", id, cents: side.cents, currency, state },
  { ...about, kind: "disputeFee", id, cents: feeCents, currency, state: "charged" },
];

const aboutOurs = (provider: Provider, dispute: OurDispute): About => ({
  provider,
  payment: dispute.receivedAs,
  checkout: dispute.checkoutId,
  payer: dispute.payer,
  movedOn: dispute.openedOn,
});

const ourSide = ({ providerId: id, withheld, fee, currency, state }: OurDispute): Side => ({
  id,
  cents: wholeCents(withheld),
  feeCents: wholeCents(fee),
  currency,
  state,
});

const itsSide = ({ id, withheldCents, feeCents, currency, state }: ProviderDispute): Side => ({
  id,
  cents: withheldCents,
  feeCents,
  currency: currency.toUpperCase(),
  state,
});

/** Disputes as the books have them, and fees that staff have booked of disputes that are not here (RECONCILE-A4). */
interface OurDisputes {
  readonly disputes: readonly OurDispute[];
  readonly booked: ReadonlyMap<string, number>;
}

/** A fee that staff have booked, as the books' line of it. */
function bookedLine(its: FoundLine, booked: ReadonlyMap<string, number>): readonly FoundLine[] {
  const amount = its.kind === "disputeFee" ? booked.get(its.id) : undefined;
  return amount === undefined ? [] : [{ ...its, cents: wholeCents(amount) }];
}

/** The lines of disputes since a day, and of all that are open here. */
export async function disputeLines(
  provider: Provider,
  port: DisputeProvider & LineProvider,
  { since, until }: { readonly since: Date; readonly until: Date },
  { disputes: ours, booked }: OurDisputes,
): Promise<Lines | Refused | Unavailable> {
  const listed = await port.listDisputes(since);
  if (listed.tag !== "list") return listed;
  const byId = new Map(listed.lines.map((dispute) => [dispute.id, dispute]));
  for (const { providerId } of ours) {
    if (byId.has(providerId)) continue;
    const found = await port.findDispute(providerId);
    if (found.tag === "dispute") byId.set(providerId, found.dispute);
    else if (found.tag === "unavailable" || !found.missing) return found;
  }
  const known = new Map(ours.map((dispute) => [dispute.providerId, dispute]));
  const there = [...byId.values()].flatMap((dispute) => {
    const own = known.get(dispute.id);
    const isNew = !own && dispute.openedOn >= until;
    const about = own
      ? aboutOurs(provider, own)
      : {
          provider,
          payment: null,
          checkout: null,
          payer: null,
          movedOn: dispute.openedOn.toISOString(),
        };
    return isNew ? [] : sideLines(about, itsSide(dispute));
  });
  const here = [
    ...ours.flatMap((dispute) => sideLines(aboutOurs(provider, dispute), ourSide(dispute))),
    ...there.filter(({ id }) => !known.has(id)).flatMap((line) => bookedLine(line, booked)),
  ];
  return { here, there };
}
