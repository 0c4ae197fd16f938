import { useEffect } from "react";
import { About } from "../panel/section.tsx";
import type { StaffProblem } from "./read-as-staff.ts";

const Retry = ({ label, again }: { readonly label: string; readonly again: () => void }) => (
  <button type="button" className="link" onClick={again}>
    {label}
  </button>
);

/** The way to sign in, in a tab of its own: a user who comes back from it sees what they asked for. */
function SignIn({ again }: { readonly again: () => void }) {
  useEffect(() => {
    addEventListener("focus", again);
    return () => removeEventListener("focus", again);
  }, [again]);
  return (
    <a className="link" href="/ADMIN-UI/login" target="_blank" rel="noreferrer">
      Sign in to the panel
    </a>
  );
}

/** Why staff see nothing, and what they can do. */
export function StaffNotice(props: {
  readonly problem: StaffProblem;
  /** What was to be shown: "The numbers". */
  readonly what: string;
  readonly isPlural?: boolean;
  /** Which users may see it. */
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
          <SignIn again={again} />
          <span>{" in this browser and come back, or "}</span>
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
