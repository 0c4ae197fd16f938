type TagTone = "bad" | "wait" | "ok";

const TONES: Readonly<Record<TagTone, readonly [frame: string, sign: string]>> = {
  bad: ["border-bad-edge bg-bad-soft text-bad-sign", "bg-bad-sign text-field"],
  wait: ["border-wait-edge bg-wait-tint text-wait-ink", "bg-wait-dot text-[#4f3422]"],
  ok: ["border-ok-edge bg-ok-tint text-ok-ink", "bg-ok-sign text-field"],
};

/** The name of a state, event or guard, with the sign that it has on the chart. */
export function Tag(props: {
  readonly tone: TagTone;
  readonly sign: string;
  readonly isGone?: boolean;
  readonly name: string;
}) {
  const { tone, sign, isGone = false, name } = props;
  const [frame, signLook] = TONES[tone];
  return (
    <span
      className={`inline-flex h-6 items-center gap-[5px] rounded-full border pr-[9px] pl-1 text-[0.75rem] font-[550] whitespace-nowrap ${frame} ${isGone ? "line-through" : ""}`}
    >
      <i
        className={`inline-grid size-4 place-items-center rounded-full leading-4 font-bold not-italic ${signLook}`}
      >
        {sign}
      </i>
      <span>{name}</span>
    </span>
  );
}
