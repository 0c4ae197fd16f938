import { capitalise } from "@marquee/domain/wire/capitalise";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { useEffect, useState } from "react";
import { chartHref } from "../app/address.ts";
import { CoverageBar } from "../charts/coverage-bar.tsx";
import { type Listed, LISTING } from "../charts/listing.ts";
import { type ExportFormat, ExportMenu } from "../export/export-menu.tsx";
import { Find, type Search } from "../top/find.tsx";
import { Icon } from "../top/icon.tsx";
import { PageFrame } from "../top/page-frame.tsx";
import { HERE, Link, TopBar } from "../top/top-bar.tsx";
import { prepareViewer } from "../viewer/load-viewer.ts";
import { GalleryMenu, pickPart } from "./gallery-menu.tsx";
import { type SmallChart, Thumbnail } from "./thumbnail.tsx";

const percent = (part: number, whole: number): string =>
  whole === 0 ? "0" : String(Math.floor((part / whole) * 100));

const saveAll = async (format: ExportFormat): Promise<void> => {
  const { exportAll } = await import("../export/export-all.ts");
  await exportAll(format);
};

const loadSearch = async (): Promise<Search> => (await import("./search-all.ts")).searchAll;

type SmallCharts = Readonly<Record<string, SmallChart>>;

/** The images of the cards; empty until they are loaded. */
function useSmallCharts(): SmallCharts {
  const [charts, setCharts] = useState<SmallCharts>({});
  useEffect(() => {
    void import("facts:thumbnails").then(({ facts }) => setCharts(facts));
  }, []);
  return charts;
}

function Card({
  listed,
  chart,
}: {
  readonly listed: Listed;
  readonly chart: SmallChart | undefined;
}) {
  const { id, title, description, transitions, taken, half, findings } = listed;
  return (
    <Link
      href={chartHref(id)}
      className="block overflow-hidden rounded-[10px] border border-line-strong bg-surface hover:border-accent-edge hover:ring-3 hover:ring-accent-line focus-visible:border-accent-edge focus-visible:ring-3 focus-visible:ring-accent-line focus-visible:outline-none"
      prepare={() => prepareViewer(id)}
    >
      <Thumbnail chart={chart} />
      <div className="px-3.5 pt-[11px] pb-3">
        <h3 className="flex items-center gap-2 overflow-hidden font-semibold whitespace-nowrap">
          <span>{title}</span>
          <span className="truncate text-[0.75rem] font-normal text-muted" aria-hidden="true">
            {id}
          </span>
        </h3>
        <p className="mt-0.5 mb-2.5 line-clamp-2 h-8.5 text-tiny/[1.0625rem] text-muted">
          {description}
        </p>
        <CoverageBar transitions={transitions} taken={taken} half={half} />
        <footer className="mt-2 flex items-center gap-2 text-[0.75rem] text-muted">
          <b className="font-semibold text-ink">{percent(taken, transitions)} %</b> of{" "}
          <span>{transitions}</span> transitions
          <span className="sr-only"> tested, </span>
          {findings === 0 ? (
            <span className="ml-auto inline-flex items-center gap-1 font-medium text-ok-sign">
              <Icon name="check" className="size-3.5 flex-none" />{" "}
              <span className="sr-only">passes the</span> Lint
            </span>
          ) : (
            <span className="ml-auto inline-flex items-center gap-1 font-medium text-wait-sign">
              <Icon name="warning" className="size-3.5 flex-none" />{" "}
              <span>{`${findings} findings`}</span>
            </span>
          )}
        </footer>
      </div>
    </Link>
  );
}

/** Every machine by noun, with its purpose and what tests exercise of it. */
export function Gallery(props: {
  readonly missing: string | null;
  /** The part of the machines that the address names. */
  readonly show: string;
}) {
  const { missing, show } = props;
  const part = pickPart(show);
  const nouns = [...Map.groupBy(part.machines, ({ noun }) => noun)];
  const charts = useSmallCharts();
  const sum = (pick: (listed: Listed) => number) =>
    LISTING.reduce((total, listed) => total + pick(listed), 0);
  const transitions = sum((listed) => listed.transitions);
  const passing = LISTING.filter(({ findings }) => findings === 0).length;
  return (
    <PageFrame
      top={
        <TopBar
          crumbs={[
            <b key="here" className={HERE}>
              Statecharts
            </b>,
          ]}
          find={<Find label="Find a machine, state, event or rule" load={loadSearch} />}
        >
          <ExportMenu label="Export all" isForAll save={saveAll} />
        </TopBar>
      }
    >
      <div className="flex min-h-0 flex-1 max-[700px]:flex-col">
        <GalleryMenu current={part.name} />
        <main className="flex-1 overflow-auto bg-field px-8 py-6 max-[700px]:p-4">
          <header className="flex flex-wrap items-end gap-x-4 gap-y-2">
            <div>
              <h1 className="text-[1.25rem]/7 font-[650] tracking-[-0.015em]">Statecharts</h1>
              <p className="text-tiny text-muted">
                How the business works, drawn from the very machines that run. {LISTING.length}{" "}
                machines, {sum(({ states }) => states)} states, {transitions} transitions, each
                machine counted, also where several are made from one chart.
              </p>
              {missing !== null && (
                <p className="text-bad-sign">
                  There is no machine “{missing}”. These are all there are.
                </p>
              )}
            </div>
            <span className="flex-1" />
            <Badge tone="ok">{`${passing} pass the lint`}</Badge>
            {passing < LISTING.length && (
              <Badge tone="wait">{`${LISTING.length - passing} with findings`}</Badge>
            )}
            <Badge dot={false}>
              {`${percent(
                sum(({ taken }) => taken),
                transitions,
              )} % of transitions tested`}
            </Badge>
          </header>
          {nouns.length === 0 && (
            <p className="mt-6 text-[0.8125rem] text-muted">
              No machine here. A note is written at a state of a chart: choose one, and write.
            </p>
          )}
          {nouns.map(([name, machines]) => (
            <section key={name} aria-label={capitalise(name)}>
              <div className="mt-5.5 mb-2.5 flex items-baseline gap-2">
                <h2 className="font-semibold">{capitalise(name)}</h2>
                <span className="text-tiny text-muted">
                  {machines.length} {machines.length === 1 ? "machine" : "machines"}
                </span>
              </div>
              <div className="grid grid-cols-[repeat(auto-fill,minmax(250px,1fr))] gap-4">
                {machines.map((listed) => (
                  <Card key={listed.id} listed={listed} chart={charts[listed.id]} />
                ))}
              </div>
            </section>
          ))}
        </main>
      </div>
    </PageFrame>
  );
}
