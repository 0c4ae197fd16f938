import { saveFile } from "@marquee/ui/browser/save-file.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { replaceParams } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import { Section } from "../panel/section.tsx";
import type { SeenTraffic } from "./seen-traffic.ts";
import { trafficCsv, trafficRows } from "./traffic-rows.ts";

const NAME = "min-w-32 border-t border-line py-[5px] pr-2 text-left font-[550] tabular-nums";
const NUMBER = "border-t border-line px-2 py-[5px] text-right whitespace-nowrap tabular-nums";

/** All numbers of the chart to be read, and saved for a spreadsheet: the same cells (TRAFFIC-E5). */
export function TableSection(props: {
  readonly entry: Entry;
  readonly seen: SeenTraffic;
  readonly isOpen: boolean;
}) {
  const { entry, seen, isOpen } = props;
  const rows = trafficRows(entry.index, seen);
  const save = () =>
    saveFile(
      [`${entry.chart.id}-traffic`, ...(seen.days ?? [])].join("-") + ".csv",
      new Blob([trafficCsv(rows)], { type: "text/csv;charset=utf-8" }),
    );
  return (
    <Section
      label="Table"
      title="All numbers"
      end={
        <span className="flex gap-2">
          <Button
            size="sm"
            variant="quiet"
            aria-expanded={isOpen}
            onClick={() => replaceParams({ table: isOpen ? "" : "1" })}
          >
            Table
          </Button>
          <Button size="sm" variant="quiet" onClick={save}>
            CSV
          </Button>
        </span>
      }
    >
      {isOpen && (
        // it is wider than the panel, and is scrolled by the keyboard, too
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
        <div
          className="max-h-[60vh] overflow-auto"
          tabIndex={0}
          role="region"
          aria-label="All numbers"
        >
          <table className="min-w-full border-collapse text-tiny">
            <thead>
              <tr>
                <th scope="col" className={NAME}>
                  State or transition
                </th>
                {["Number", "Share", "Median", "p90", "Left"].map((column) => (
                  <th key={column} scope="col" className={NUMBER}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, name, way, runs, share, median, p90, left }) => (
                <tr key={id}>
                  <th scope="row" className={NAME}>
                    <span>{name}</span>
                    {way !== "" && <span className="text-muted"> {way}</span>}
                  </th>
                  <td className={NUMBER}>{runs}</td>
                  <td className={NUMBER}>{share}</td>
                  <td className={NUMBER}>{median}</td>
                  <td className={NUMBER}>{p90}</td>
                  <td className={NUMBER}>{left}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  );
}
