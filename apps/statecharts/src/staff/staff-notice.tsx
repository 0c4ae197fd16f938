import type { StaffProblem } from "./read-as-staff.ts";

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
  const retry = (label: string) => (
    <button type="button" className="link" onClick={again}>
      {label}
    </button>
  );
  switch (problem.tag) {
    case "signedOut":
      return (
        <p className="about">
          {what} {isPlural ? "are" : "is"} for staff.{" "}
          <a href="/ADMIN-UI/login">Sign in to the panel</a> in this browser, then{" "}
          {retry("try again")}.
        </p>
      );
    case "forbidden":
      return <p className="about">{forbidden}</p>;
    case "missing":
      return <p className="about">{missing}</p>;
    case "refused":
      return <p className="about">{problem.message}</p>;
    case "failed":
      return (
        <p className="about" role="alert">
          {what} could not be read. {retry("Try again")}
        </p>
      );
  }
}
