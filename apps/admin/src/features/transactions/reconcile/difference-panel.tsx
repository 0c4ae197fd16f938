import { providerPage } from "@marquee/domain/reconciliation/difference-text";
import type {
  BookDifference,
  DifferenceChange,
} from "@marquee/domain/reconciliation/difference.schema";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { WhenLoaded } from "../../../page-kit/when-loaded.tsx";
import { useClient } from "../../../session/session-context.tsx";
import { differenceQuery } from "./reconcile.queries.ts";

const WHAT = {
  found: "Found",
  changed: "Found with other figures",
  closed: "Closed",
  credited: "Credit note written",
  booked: "Fee booked",
  opened: "Opened anew",
} as const satisfies Record<DifferenceChange["what"], string>;

/** Who acted: a comparison closes what it finds right by itself. */
const actorText = ({ actor, what, note }: DifferenceChange): string =>
  actor.includes("@")
    ? actor
    : what === "closed" && note === null
      ? "by itself, since a comparison found it right"
      : "by a comparison";

function History({ id }: Pick<BookDifference, "id">) {
  const query = useQuery(differenceQuery(useClient(), id));
  return (
    <WhenLoaded query={query} failure="Its history could not be loaded">
      {({ history }) => (
        <ul aria-label="History" className="flex flex-col gap-1.5">
          {history.map((change, index) => (
            <li key={index} className="text-small [overflow-wrap:anywhere]">
              <span className="font-medium">{WHAT[change.what]}</span>{" "}
              <span className="text-muted">
                <span>{actorText(change)}, </span>
                <Instant at={change.at} />
              </span>
              {change.note === null ? null : <span className="block">{change.note}</span>}
            </li>
          ))}
        </ul>
      )}
    </WhenLoaded>
  );
}

/** What a difference shows when it is opened: who paid, where to look at the provider, and its history. */
export function DifferencePanel({ difference }: { readonly difference: BookDifference }) {
  const page = providerPage(difference);
  const provider = difference.paymentType === "Card" ? "Stripe" : "PayPal";
  return (
    <div className="flex min-w-0 flex-col gap-3 py-3">
      {difference.payer === null ? null : (
        <p className="text-small [overflow-wrap:anywhere]">
          <span className="text-muted">Payer </span>
          <span>{difference.payer}</span>
        </p>
      )}
      {page === null ? (
        <p className="text-small text-muted">{`The stand-in of ${provider} has no pages.`}</p>
      ) : (
        <a
          href={page}
          target="_blank"
          rel="noreferrer"
          className="inline-flex items-center gap-1 self-start text-small font-medium text-accent-text"
        >
          <span>{`Open it at ${provider}`}</span>
          <ExternalLink className="size-4" aria-hidden="true" />
        </a>
      )}
      <History id={difference.id} />
    </div>
  );
}
