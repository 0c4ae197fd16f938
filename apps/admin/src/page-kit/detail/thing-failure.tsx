import { toProblem } from "@marquee/machines/patterns/problem";
import { ListFailure, type ListFailureProps } from "../list/list-failure.tsx";
import { NoSuchThing, type NamedThing } from "./no-such-thing.tsx";

export interface ThingFailureProps extends ListFailureProps {
  /** What the address names. */
  readonly of: NamedThing;
}

/** Shown in place of a step about a stored thing: nothing has that id, or it could not be read (SCREEN-R4). */
export const ThingFailure = ({ of, ...props }: ThingFailureProps) =>
  toProblem(props.query.error).lasting === "missing" ? (
    <NoSuchThing {...of} />
  ) : (
    <ListFailure {...props} />
  );
