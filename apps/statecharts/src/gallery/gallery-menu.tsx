import { capitalise } from "@marquee/domain/wire/capitalise";
import { facts as latestVersion } from "facts:latestVersion";
import { chartHref } from "../app/address.ts";
import { type Listed, LISTING, NOUNS } from "../charts/listing.ts";
import { Led } from "../live/led.tsx";
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
  title: capitalise(noun),
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

/** A link of the menu: its number or state is at its end. */
const MENU_LINK =
  "flex h-8.5 items-center rounded-control px-2.5 text-small font-medium text-muted hover:bg-press aria-[current=page]:bg-accent-tint aria-[current=page]:text-accent-text max-[700px]:flex-none max-[700px]:gap-1.5";

const AT_END = "ml-auto font-normal";

const MenuTitle = ({ children }: { readonly children: string }) => (
  <h2 className="mx-2.5 mt-4 mb-1.5 text-[0.75rem] font-semibold text-muted max-[700px]:hidden">
    {children}
  </h2>
);

const PartLink = ({ part, current }: { readonly part: Part; readonly current: string }) => (
  <Link
    href={chartHref(null, { show: part.name })}
    className={MENU_LINK}
    isCurrent={part.name === current}
  >
    <span>{part.title}</span> <span className={AT_END}>{part.machines.length}</span>
  </Link>
);

/** The way to the live view, with the number of windows that it would show; none if nothing is open. */
function LiveLink() {
  const count = useWindowCount();
  return (
    <Link href={chartHref("live")} className={MENU_LINK}>
      {count > 0 && <Led isOn className="mr-2" />}
      Live
      {count > 0 && (
        <span className={AT_END}>
          {count} {count === 1 ? "window" : "windows"}
        </span>
      )}
    </Link>
  );
}

/** The parts of the gallery, and what there is besides the machines. */
export const GalleryMenu = ({ current }: { readonly current: string }) => (
  <nav
    className="w-54 flex-none overflow-auto border-r border-line bg-surface px-2 py-4 max-[700px]:flex max-[700px]:w-full max-[700px]:gap-1 max-[700px]:overflow-y-hidden max-[700px]:border-r-0 max-[700px]:border-b max-[700px]:px-3 max-[700px]:py-2"
    aria-label="Machines"
  >
    {menuParts().map((part) => (
      <PartLink key={part.name} part={part} current={current} />
    ))}
    <MenuTitle>By noun</MenuTitle>
    {nounParts.map((part) => (
      <PartLink key={part.name} part={part} current={current} />
    ))}
    <MenuTitle>Besides</MenuTitle>
    <Link href={chartHref("rules")} className={MENU_LINK}>
      All rules
    </Link>
    <Link href={chartHref("gaps")} className={MENU_LINK}>
      Not exercised by tests
    </Link>
    <Link href={chartHref("untaken")} className={MENU_LINK}>
      Never taken by users
    </Link>
    <LiveLink />
  </nav>
);
