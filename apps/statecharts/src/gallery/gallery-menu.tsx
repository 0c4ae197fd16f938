import { facts as latestVersion } from "facts:latestVersion";
import { chartHref } from "../app/address.ts";
import { type Listed, LISTING, NOUNS } from "../charts/listing.ts";
import { nounTitle } from "../charts/noun-title.ts";
import { useWindowCount } from "../live/live-store.ts";
import { Link } from "../top/top-bar.tsx";
import { readNotes } from "../viewer/notes.ts";

/** A part of the machines, under the name that the address has for it. */
interface Part {
  readonly name: string;
  readonly title: string;
  readonly machines: readonly Listed[];
}

/** A version that is named after its day is shown with the day alone. */
const versionTitle = (version: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(version)
    ? new Date(`${version}T12:00`).toLocaleDateString("en-CA", { month: "short", day: "numeric" })
    : version;

const menuParts = (): readonly Part[] => [
  { name: "", title: "All machines", machines: LISTING },
  ...(latestVersion === null
    ? []
    : [
        {
          name: "changed",
          title: `Changed since ${versionTitle(latestVersion)}`,
          machines: LISTING.filter(({ isChanged }) => isChanged),
        },
      ]),
  {
    name: "notes",
    title: "With notes",
    machines: LISTING.filter(({ id }) => readNotes(id).length > 0),
  },
];

const nounParts = NOUNS.map(([noun, machines]): Part => ({
  name: noun,
  title: nounTitle(noun),
  machines,
}));

/** The part that the address asks for; all machines if it knows none of that name. */
export function pickPart(name: string): Part {
  const parts = menuParts();
  const [all] = parts;
  const found = [...parts, ...nounParts].find((part) => part.name === name) ?? all;
  if (!found) throw new Error("there are no machines");
  return found;
}

const PartLink = ({ part, current }: { readonly part: Part; readonly current: string }) => (
  <Link
    href={chartHref(null, { show: part.name })}
    className={part.name === current ? "on" : ""}
    isCurrent={part.name === current}
  >
    <span>{part.title}</span> <span>{part.machines.length}</span>
  </Link>
);

/** The way to the live view, with the number of windows that it would show; none if nothing is open. */
function LiveLink() {
  const count = useWindowCount();
  return (
    <Link href={chartHref("live")}>
      {count > 0 && <i className="led" aria-hidden="true" />}
      Live
      {count > 0 && (
        <span>
          {count} {count === 1 ? "window" : "windows"}
        </span>
      )}
    </Link>
  );
}

/** The parts of the gallery, and what there is besides the machines. */
export const GalleryMenu = ({ current }: { readonly current: string }) => (
  <nav className="nouns" aria-label="Machines">
    {menuParts().map((part) => (
      <PartLink key={part.name} part={part} current={current} />
    ))}
    <h2>By noun</h2>
    {nounParts.map((part) => (
      <PartLink key={part.name} part={part} current={current} />
    ))}
    <h2>Besides</h2>
    <Link href={chartHref("rules")}>All rules</Link>
    <Link href={chartHref("gaps")}>Not exercised by tests</Link>
    <Link href={chartHref("untaken")}>Never taken by users</Link>
    <LiveLink />
  </nav>
);
