import type { UndeliveredJob } from "@marquee/domain/undelivered/undelivered.schema";
import { Instant } from "@marquee/ui/content/instant.tsx";
import { Link } from "@tanstack/react-router";
import type { Address } from "../../../page-kit/address.ts";

/** The page of the panel that the server names, as the router takes it. */
function addressOf(link: string): Address {
  const { pathname, searchParams } = new URL(link, window.location.origin);
  // the domain names paths of the panel
  return { to: pathname as Address["to"], search: Object.fromEntries(searchParams) };
}

function SentAgain({ sentAgain }: Pick<UndeliveredJob, "sentAgain">) {
  if (sentAgain.length === 0)
    return <p className="text-small text-muted">It has not been sent again yet.</p>;
  return (
    <ul aria-label="History" className="flex flex-col gap-1.5">
      {sentAgain.map(({ at, by, to }) => (
        <li key={at} className="text-small [overflow-wrap:anywhere]">
          <span className="font-medium">{to === null ? "Sent again" : `Sent again to ${to}`}</span>{" "}
          <span className="text-muted">
            <span>{`by ${by}, `}</span>
            <Instant at={at} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What a row shows when it is opened: the whole reason, the way to what it is about, and who sent it again. */
export function UndeliveredPanel({ job }: { readonly job: UndeliveredJob }) {
  const { lastError, link, sentAgain } = job;
  return (
    <div className="flex max-w-prose flex-col gap-3 py-3">
      <p className="text-small whitespace-normal [overflow-wrap:anywhere]">
        <span className="text-muted">Why it failed last: </span>
        <span>{lastError === "" ? "No reason was given." : lastError}</span>
      </p>
      {link === null ? null : (
        <p className="text-small">
          <Link {...addressOf(link)} className="link">
            Open what it is about
          </Link>
        </p>
      )}
      <SentAgain sentAgain={sentAgain} />
    </div>
  );
}
