import { Button } from "@marquee/ui/controls/button.tsx";
import { saveFile } from "@marquee/ui/browser/save-file.ts";
import { replaceParams } from "../app/address.ts";
import type { Entry } from "../charts/entry.ts";
import type { SeenTraffic } from "./seen-traffic.ts";
import { trafficCsv, trafficRows } from "./traffic-rows.ts";

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
      `${entry.chart.id}-traffic.csv`,
      new Blob([trafficCsv(rows)], { type: "text/csv;charset=utf-8" }),
    );
  return (
    <section className="section" aria-label="Table">
      <div className="row heading">
        <h3>All numbers</h3>
        <span className="space" />
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
      </div>
      {isOpen && (
        // it is wider than the panel, and is scrolled by the keyboard, too
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
        <div className="traffic-table" tabIndex={0} role="region" aria-label="All numbers">
          <table>
            <thead>
              <tr>
                <th scope="col">State or transition</th>
                <th scope="col">Number</th>
                <th scope="col">Share</th>
                <th scope="col">Median</th>
                <th scope="col">p90</th>
                <th scope="col">Left</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, name, way, runs, share, median, p90, left }) => (
                <tr key={id}>
                  <th scope="row">
                    <span>{name}</span>
                    {way !== "" && <span className="mute"> {way}</span>}
                  </th>
                  <td>{runs}</td>
                  <td>{share}</td>
                  <td>{median}</td>
                  <td>{p90}</td>
                  <td>{left}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
