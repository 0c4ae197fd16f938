import { list } from "../reading/list.ts";
import { object } from "../reading/object.ts";
import { number, oneOf, orNull, text, yesNo } from "../reading/primitives.ts";
import { read, type ReadBy, type Reader, unread } from "../reading/reader.ts";

/** A range of numbers, as it is told in place of one that would give away a small one. */
const range: Reader<readonly [number, number]> = (value, path) => {
  const ends = list(number)(value, path);
  if (!ends.ok) return ends;
  const [from, to, ...more] = ends.value;
  return from === undefined || to === undefined || more.length > 0
    ? unread(path, "two numbers")
    : read([from, to] as const);
};

const cell = object(
  {
    what: oneOf("run", "transition", "state", "hop", "left", "reach", "way"),
    of: text,
    n: orNull(number),
    times: list(number),
  },
  { between: range },
);

const response = object(
  {
    machine: text,
    from: text,
    to: text,
    versions: list(object({ version: text, from: text, to: text, cells: list(cell) })),
    lastDay: text,
    isDemonstration: yesNo,
  },
  { missing: text },
);

/** What the server responds with of one statechart, as far as it is told here. */
export type TrafficResponse = ReadBy<typeof response>;

/** The data alone, or the whole body that holds them. */
export const trafficResponse: Reader<TrafficResponse> = (value, path) => {
  const whole = object({}, { data: response })(value, path);
  if (!whole.ok) return whole;
  return whole.value.data ? read(whole.value.data) : response(value, path);
};
