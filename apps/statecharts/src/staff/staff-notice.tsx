import { About } from "../panel/section.tsx";
import type { StaffProblem } from "./read-as-staff.ts";

const Retry = ({ label, again }: { readonly label: string; readonly again: () => void }) => (
  <button type="button" className="link" onClick={again}>
    {label}
  </button>
);

/** Why staff see nothing, and what they can do. */
export function StaffNotice(props: {
  readonly problem: StaffProblem;
  /** What was to be shown: "The numbers". */
  readonly what: string;
  readonly isPlural?: boolean;
  /** Who may see it. */
  readonly forbidden: string;
  /** Why there may be no such thing. */
  readonly missing?: string;
  readonly again: () => void;
}) {
  const {
    problem,
    what,
    isPlural = false,
    forbidden,
    missing = "There is no such thing.",
    again,
  } = props;
  switch (problem.tag) {
    case "signedOut":
      return (
        <About>
          <span>{`${what} ${isPlural ? "are" : "is"} for staff. `}</span>
          <a href="/ADMIN-UI/login">Sign in to the panel</a>
          <span>{" in this browser, then "}</span>
          <Retry label="try again" again={again} />.
        </About>
      );
    case "forbidden":
      return <About>{forbidden}</About>;
    case "missing":
      return <About>{missing}</About>;
    case "refused":
      return <About>{problem.message}</About>;
    case "failed":
      return (
        <About role="alert">
          <span>{`${what} could not be read. `}</span>
          <Retry label="Try again" again={again} />
        </About>
      );
  }
}
