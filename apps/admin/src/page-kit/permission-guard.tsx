import type { Ability } from "@marquee/domain/access/ability";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { usePageTitle } from "@marquee/ui/browser/page-title.ts";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { Lock } from "lucide-react";
import { useState, type ReactNode } from "react";
import { usePermission } from "../session/permission.ts";
import { LostRight, OpenEdits } from "./open-edits.ts";

export interface PermissionGuardProps {
  readonly ability: Ability;
  readonly children: ReactNode;
}

/** What those who may not see a page read in its place. */
export function Refused({ reason }: { readonly reason: string }) {
  usePageTitle("Not for you");
  return (
    <EmptyState
      wholePage
      icon={<Lock />}
      title="You cannot open this page"
      detail={reason}
      help={HELP_LINKS.rights}
    />
  );
}

/** A screen for those who may; others read why not. Typed text outlives a right that is taken away (SCREEN-G10). */
export function PermissionGuard({ ability, children }: PermissionGuardProps) {
  const response = usePermission(ability);
  const [edits] = useState(() => new Set<() => boolean>());
  const [wasAllowed, setWasAllowed] = useState(response.allowed);
  const [isHeld, setHeld] = useState(false);
  if (response.allowed !== wasAllowed) {
    setWasAllowed(response.allowed);
    setHeld(!response.allowed && [...edits].some((wouldLose) => wouldLose()));
  }
  if (!response.allowed && !(wasAllowed || isHeld)) return <Refused reason={response.reason} />;
  return (
    <OpenEdits value={edits}>
      <LostRight value={response.allowed ? null : response.reason}>{children}</LostRight>
    </OpenEdits>
  );
}
