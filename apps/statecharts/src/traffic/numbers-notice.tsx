import { Badge } from "@marquee/ui/content/badge.tsx";
import type { StaffProblem } from "../staff/read-as-staff.ts";
import { StaffNotice } from "../staff/staff-notice.tsx";

/** Why no numbers of the use of processes are shown. */
export const NumbersNotice = (props: {
  readonly problem: StaffProblem;
  readonly again: () => void;
}) => (
  <StaffNotice
    {...props}
    what="The numbers"
    isPlural
    forbidden="Only a master user or an agent user can see how the processes are used."
  />
);

/** Numbers that no user has made. */
export const DemonstrationMark = () => (
  <Badge tone="off" dot={false}>
    Demonstration
  </Badge>
);
