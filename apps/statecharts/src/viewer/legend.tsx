import { FLOATING } from "../canvas/floating.ts";

const LINES = [
  ["● →", "where it starts"],
  ["Title, key", "a state: what it means, and its name in the code"],
  ["⚡ name", "a call, or another machine, that runs as long as the state does"],
  ["done, error", "how that call ends"],
  ["[guard]", "only if this rule says yes; the Rules tab says which"],
  ["clock", "after this time"],
  ["‖ dashed", "parts that run side by side"],
  ["double line", "the end"],
  ["any state", "whatever the state"],
  ["1 round", "taken, in this order"],
  ["1 square", "can be taken now: press the number"],
  ["✕", "refused by a guard now"],
  ["✓ ½ !", "tested, guard seen one way, untested"],
  ["1,234, thick", "how often it was taken (traffic)"],
  ["never", "no run took it, or came there, in these days"],
  ["35 % · 2 m", "share of all runs that came there, and the median time they stay"],
  ["12 left", "runs that were given up there; “there”: what is still there"],
  ["+ ~ −", "added, changed, removed"],
] as const;

/** How to read a chart. */
export const Legend = () => (
  <section
    className={`${FLOATING} bottom-35 left-4 grid max-w-80 gap-[7px] px-4 py-3 text-[0.75rem]`}
    aria-label="Reading the chart"
  >
    <b className="font-[550]">Reading the chart</b>
    <ul>
      {LINES.map(([sign, meaning]) => (
        <li key={sign} className="grid grid-cols-[76px_1fr] gap-2.5 text-muted">
          <b className="font-[550] text-ink">{sign}</b>
          <span>{meaning}</span>
        </li>
      ))}
    </ul>
    <p className="text-muted">
      Arrows go from state to state, 1–9 take an event, [ and ] step back and forward, F fits, C
      goes to the current state, N and P go through changes and gaps, O lists the states, / finds, S
      R V T M L open the tabs, Esc closes.
    </p>
  </section>
);
