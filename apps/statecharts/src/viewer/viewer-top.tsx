import { capitalise } from "@marquee/domain/wire/capitalise";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { Button } from "@marquee/ui/controls/button.tsx";
import { useState } from "react";
import { addressWith, replaceParams } from "../app/address.ts";
import type { LaidOutEntry } from "../charts/entry.ts";
import { type ExportFormat, ExportMenu } from "../export/export-menu.tsx";
import { Find, type Search } from "../top/find.tsx";
import { Icon } from "../top/icon.tsx";
import { HomeCrumb, TopBar } from "../top/top-bar.tsx";
import { MachineSwitcher } from "./machine-switcher.tsx";
import type { Tab } from "./tabs.ts";

/** Copies the address, which holds the walk, or what is open beside the chart. */
function ShareButton({
  what,
  shared = {},
}: {
  readonly what: "walk" | "view";
  readonly shared?: Readonly<Record<string, string>> | undefined;
}) {
  const label = `Share this ${what}`;
  const [isCopied, setCopied] = useState(false);
  return (
    <Button
      variant="primary"
      aria-label={isCopied ? "Address copied" : label}
      onClick={() => {
        void navigator.clipboard.writeText(addressWith(shared)).then(() => {
          setCopied(true);
          setTimeout(() => setCopied(false), 2000);
        });
      }}
    >
      <Icon name={isCopied ? "check" : "share"} />
      <span className="max-[900px]:hidden">{isCopied ? "Address copied" : label}</span>
    </Button>
  );
}

/** Ends the watching, and goes back to the simulation. */
const DetachButton = () => (
  <Button
    aria-label="Detach"
    onClick={() => {
      void import("../live/live-store.ts").then(({ detach }) => detach());
      replaceParams({ tab: "", window: "", actor: "" });
    }}
  >
    <Icon name="cross" /> <span className="max-[900px]:hidden">Detach</span>
  </Button>
);

const loadMachines = async () => (await import("../charts/listing.ts")).NOUNS;

/** Which chart it is, what is found in it, and how it is saved and shared. */
export function ViewerTop(props: {
  readonly entry: LaidOutEntry;
  readonly tab: Tab;
  /** How many notes there are. */
  readonly notes: number;
  readonly loadSearch: () => Promise<Search>;
  /** What a shared address names besides. */
  readonly shared: Readonly<Record<string, string>> | undefined;
  /** Null while nothing is rendered. */
  readonly save: ((format: ExportFormat) => Promise<void>) | null;
}) {
  const { entry, tab, notes, loadSearch, shared, save } = props;
  const { chart, hash } = entry;
  const isCurrent = entry.layouts.hash === hash;
  return (
    <TopBar
      crumbs={[
        <HomeCrumb key="all" />,
        <span key="noun">{capitalise(entry.noun)}</span>,
        <MachineSwitcher key="here" chart={chart.id} title={chart.title} load={loadMachines} />,
      ]}
      hasShortWay
      status={
        <span className="max-[900px]:hidden">
          <Badge tone={isCurrent ? "ok" : "bad"}>
            {isCurrent ? "Chart matches the running code" : "Chart is older than the code"}
          </Badge>
        </span>
      }
      find={<Find label="Find a state, event or rule" load={loadSearch} />}
    >
      <span className="flex min-w-0 items-center gap-2 text-muted max-[900px]:hidden">
        <Icon name="note" />
        <span>{`${notes} ${notes === 1 ? "note" : "notes"}`}</span>
      </span>
      {save && <ExportMenu label="Export" save={save} />}
      {tab === "live" ? (
        <DetachButton />
      ) : (
        <ShareButton what={tab === "simulate" ? "walk" : "view"} shared={shared} />
      )}
    </TopBar>
  );
}
