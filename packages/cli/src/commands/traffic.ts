import type { Chart } from "@marquee/charts/chart/chart";
import { pathsHash } from "@marquee/charts/chart/chart-hash";
import { indexChart } from "@marquee/charts/chart/chart-index";
import { countedParts } from "@marquee/charts/chart/counted-chart";
import { readChart } from "@marquee/charts/chart/read-chart";
import { isDay } from "@marquee/domain/dates/days";
import { MACHINES } from "@marquee/machines/list/machine-list";
import { type CommandResult, execute, unreadable } from "../command-result.ts";
import { type Command, withInput } from "../command.ts";
import { callServer } from "../traffic/call-server.ts";
import { type AskedFunnel, funnelStates, tellTraffic } from "../traffic/told-traffic.ts";
import { type TrafficResponse, trafficResponse } from "../traffic/traffic-response.ts";
import { nothingText, trafficText } from "../traffic/traffic-text.ts";

type Options = Readonly<Record<string, string>>;

/** What is asked of the server; of numbers that are there already it was asked before. */
const FILTERS = ["from", "to", "kind", "market"] as const;

/** The states that `a..b` names by their ids, or by the last part of them; null if it names none. */
function readFunnel(chart: Chart, words: string): AskedFunnel | null {
  const counted = countedParts(chart);
  const find = (name: string | undefined) =>
    funnelStates(counted).find((place) => {
      const id = counted.states[place]?.id ?? "";
      return id === name || id.split(".").at(-1) === name;
    });
  const [from, to, ...more] = words.split("..").map(find);
  return from === undefined || to === undefined || more.length > 0 ? null : { from, to };
}

const stateNames = (chart: Chart): string => {
  const counted = countedParts(chart);
  return funnelStates(counted)
    .map((place) => counted.states[place]?.id.split(".").at(-1))
    .join(", ");
};

/** The result of the command: what was counted of a chart, if that is the version that is here. */
function trafficResult(
  chart: Chart,
  title: string,
  response: TrafficResponse,
  options: Options,
): CommandResult {
  if (response.machine !== chart.id)
    return unreadable("machine", `${chart.id}, got "${response.machine}"`);
  const version = pathsHash(chart);
  const own = response.versions.find((one) => one.version === version);
  if (!own && response.versions.length > 0)
    return unreadable("versions", `one of the version that is here, ${version}`);
  const funnel = options["funnel"] === undefined ? null : readFunnel(chart, options["funnel"]);
  if (options["funnel"] !== undefined && funnel === null)
    return unreadable(
      "--funnel",
      `two states a..b of ${stateNames(chart)}, got "${options["funnel"]}"`,
    );
  const told = tellTraffic(chart, own?.cells ?? [], funnel);
  const { from, to, isDemonstration, lastDay, missing = "" } = response;
  if (Object.hasOwn(options, "json"))
    return execute({
      machine: chart.id,
      title,
      version,
      from,
      to,
      lastDay,
      isDemonstration,
      missing,
      ...told,
    });
  const made = isDemonstration ? ", demonstration" : "";
  const heading = [`${title}, ${from} to ${to}${made}`, missing].filter(Boolean).join("\n");
  const isStored = MACHINES.some(({ machine, record }) => machine.id === chart.id && record);
  const text = own
    ? trafficText(indexChart(chart), heading, told, isStored)
    : nothingText(heading, lastDay);
  return { code: 0, text };
}

export const trafficCommand: Command = {
  name: "traffic",
  positionals: ["<id>"],
  options: [
    "--server <address>",
    "--from <day>",
    "--to <day>",
    "--kind stranger|merchant|staff",
    "--market CA|US",
    "--funnel <a>..<b>",
    "--json",
  ],
  input: "{machine, from, to, versions: [{version, cells}], …}",
  inputFrom: "server",
  summary:
    "How a process is used: of the numbers that a server answered, or asked of it as the user in MARQUEE_EMAIL and MARQUEE_PASSWORD.",
  run: async ([id = ""], input, options) => {
    const entry = MACHINES.find(({ machine }) => machine.id === id);
    if (!entry)
      return unreadable("chart", `the id of a chart, as \`charts\` lists them, got "${id}"`);
    const chart = readChart(entry.machine, entry.title);
    const asked = FILTERS.flatMap((name) => {
      const word = options[name];
      return word === undefined ? [] : [[name, word] as const];
    });
    const wrong = asked.find(([name, word]) => (name === "from" || name === "to") && !isDay(word));
    if (wrong) return unreadable(`--${wrong[0]}`, `an existing day YYYY-MM-DD, got "${wrong[1]}"`);
    const { server } = options;
    if (server === undefined) {
      const [first] = asked;
      return first
        ? unreadable(
            `--${first[0]}`,
            "--server too: given numbers are of the days they were asked for",
          )
        : withInput(trafficResponse, input, (response) =>
            trafficResult(chart, entry.title, response, options),
          );
    }
    const query = new URLSearchParams(Object.fromEntries(asked)).toString();
    const called = await callServer(server, `/api/traffic/${id}${query === "" ? "" : `?${query}`}`);
    if (!called.ok) return unreadable(called.path, called.expected);
    const read = trafficResponse(called.value, "");
    return read.ok
      ? trafficResult(chart, entry.title, read.value, options)
      : unreadable(
          "--server",
          `a response of this release: ${read.path} should be ${read.expected}`,
        );
  },
};
