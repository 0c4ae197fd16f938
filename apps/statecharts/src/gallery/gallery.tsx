import { Badge } from "@marquee/ui/content/badge.tsx";
import { useEffect, useState } from "react";
import { chartHref } from "../app/address.ts";
import { CoverageBar } from "../charts/coverage-bar.tsx";
import { type Listed, LISTING } from "../charts/listing.ts";
import { nounTitle } from "../charts/noun-title.ts";
import { type ExportFormat, ExportMenu } from "../export/export-menu.tsx";
import { Find, type Search } from "../top/find.tsx";
import { Icon } from "../top/icon.tsx";
import { Link, TopBar } from "../top/top-bar.tsx";
import { prepareViewer } from "../viewer/load-viewer.ts";
import { GalleryMenu, pickPart } from "./gallery-menu.tsx";
import { type SmallChart, Thumbnail } from "./thumbnail.tsx";
import "../styles/gallery.css";

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
    <Link href={chartHref(id)} className="card" prepare={() => prepareViewer(id)}>
      <Thumbnail chart={chart} />
      <div className="text">
        <h3>
          <span>{title}</span>
          <span aria-hidden="true">{id}</span>
        </h3>
        <p>{description}</p>
        <CoverageBar transitions={transitions} taken={taken} half={half} />
        <footer>
          <b>{percent(taken, transitions)} %</b> of <span>{transitions}</span> transitions
          <span className="sr-only"> tested, </span>
          {findings === 0 ? (
            <span className="lint good">
              <Icon name="check" /> <span className="sr-only">passes the</span> Lint
            </span>
          ) : (
            <span className="lint doubt">
              <Icon name="warning" /> <span>{`${findings} findings`}</span>
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
    <>
      <TopBar
        crumbs={[<b key="here">Statecharts</b>]}
        find={<Find label="Find a machine, state, event or rule" load={loadSearch} />}
      >
        <ExportMenu label="Export all" isForAll save={saveAll} />
      </TopBar>
      <div className="gallery">
        <GalleryMenu current={part.name} />
        <main className="machines">
          <header>
            <div>
              <h1>Statecharts</h1>
              <p className="mute small">
                How the business works, drawn from the very machines that run. {LISTING.length}{" "}
                machines, {sum(({ states }) => states)} states, {transitions} transitions, each
                machine counted, also where several are made from one chart.
              </p>
              {missing !== null && (
                <p className="poor">There is no machine “{missing}”. These are all there are.</p>
              )}
            </div>
            <span className="space" />
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
            <p className="none mute">
              No machine here. A note is written at a state of a chart: choose one, and write.
            </p>
          )}
          {nouns.map(([name, machines]) => (
            <section key={name} aria-label={nounTitle(name)}>
              <div className="group">
                <h2>{nounTitle(name)}</h2>
                <span className="small mute">
                  {machines.length} {machines.length === 1 ? "machine" : "machines"}
                </span>
              </div>
              <div className="cards">
                {machines.map((listed) => (
                  <Card key={listed.id} listed={listed} chart={charts[listed.id]} />
                ))}
              </div>
            </section>
          ))}
        </main>
      </div>
    </>
  );
}
