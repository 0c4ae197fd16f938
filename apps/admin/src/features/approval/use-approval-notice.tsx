import { approvalNotice, isApproved } from "@marquee/domain/approval/store-approval";
import { storeMessages } from "@marquee/domain/stores/messages";
import type { Store } from "@marquee/domain/stores/store.schema";
import { IconButton } from "@marquee/ui/controls/icon-button.tsx";
import { Note } from "@marquee/ui/feedback/note.tsx";
import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { useState } from "react";
import type { ListProps } from "../../page-kit/list/list-page-props.ts";
import { useUser } from "../../session/session-context.tsx";
import { useBranches } from "../companies/companies.queries.ts";

const NONE: readonly Store[] = [];

/** The branches that were approved since the page was opened, until the message is closed. */
function useApproved(branches: readonly Store[]) {
  const [waited, setWaited] = useState<ReadonlySet<string>>(new Set());
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const waiting = branches.filter((branch) => !isApproved(branch)).map(({ id }) => id);
  if (waiting.some((id) => !waited.has(id))) setWaited(new Set([...waited, ...waiting]));
  const approved = branches.filter(
    (branch) => isApproved(branch) && waited.has(branch.id) && !closed.has(branch.id),
  );
  return {
    approved,
    close: () => setClosed(new Set([...closed, ...approved.map(({ id }) => id)])),
  };
}

function Approved({
  branches,
  onClose,
}: {
  readonly branches: readonly Store[];
  readonly onClose: () => void;
}) {
  const names = branches.map(({ storeName }) => storeName).join(", ");
  return (
    <Note
      tone="ok"
      role="status"
      title={`${names}: ${storeMessages.approvedBanner}`}
      action={
        <IconButton
          size="sm"
          label="Close this message"
          icon={<X className="size-4" aria-hidden="true" />}
          onClick={onClose}
        />
      }
    >
      <Link to="/home/offers" search={{ tab: "live" }} className="font-medium underline">
        See what is live
      </Link>
    </Note>
  );
}

type ApprovalNotice = Pick<ListProps<Store>, "above" | "awaitsAbove">;

/**
 * The notice over a list of stores: that a branch awaits its approval, to users who are neither master nor agent
 * (STORE-N1), and that it was approved, once it is, without a reload (STORE-N2). Absent if there is nothing to say. The rows below
 * wait until it is known, and do not move (SCREEN-L31).
 */
export function useApprovalNotice(companyId: string | null): ApprovalNotice {
  const user = useUser();
  const { data, isLoading } = useBranches(companyId);
  const branches = data?.rows ?? NONE;
  const { approved, close } = useApproved(branches);
  const notices = branches.map((branch) => approvalNotice(user, branch));
  const notice = notices.find((text) => text !== null) ?? null;
  const isTold = approvalNotice(user, { isApprove: "N" }) !== null;
  const tells = approved.length > 0 && isTold;
  // names the waiting branches if there are several
  const waiting =
    branches.length > 1
      ? branches
          .filter((branch) => approvalNotice(user, branch) !== null)
          .map(({ storeName }) => storeName)
      : [];
  const awaitsAbove = isTold && isLoading;
  if (notice === null && !tells) return { above: undefined, awaitsAbove };
  const above = (
    <div className="flex flex-col gap-2">
      {tells ? <Approved branches={approved} onClose={close} /> : null}
      {notice === null ? null : (
        <Note tone="wait" title={notice}>
          {waiting.length > 0 ? <span>{waiting.join(", ")}. </span> : null}
          <Link to="/home/offers" search={{ tab: "pending" }} className="font-medium underline">
            See what waits
          </Link>
        </Note>
      )}
    </div>
  );
  return { above, awaitsAbove };
}
