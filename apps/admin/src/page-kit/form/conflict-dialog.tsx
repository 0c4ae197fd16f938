import { formatCentral } from "@marquee/domain/dates/format-dates";
import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { countWords } from "@marquee/domain/wire/count-words";
import type { SavedBy } from "@marquee/machines/forms/form.model";
import { sameValue } from "@marquee/machines/forms/same-value";
import type { Side } from "@marquee/machines/forms/stale-save";
import { now } from "@marquee/ui/browser/now.ts";
import { Button } from "@marquee/ui/controls/button.tsx";
import { FieldLabels } from "@marquee/ui/fields/field-labels.ts";
import { Dialog } from "@marquee/ui/overlays/dialog.tsx";
import { classNames } from "@marquee/ui/styles/class-names.ts";
import { useSelector } from "@xstate/react";
import { useContext, useId } from "react";
import { fieldWords } from "./field-words.ts";
import type { SavingActor } from "./form-actor.ts";
import { ShownValue, type ShownAs } from "./shown-value.tsx";

/** "Saved by Sofia at 03:22:41 PM", with the day if it was another one. */
function savedText(savedBy: SavedBy | null | undefined): string {
  if (!savedBy) return "Saved meanwhile";
  const [day, ...time] = formatCentral(savedBy.at).split(" ");
  const today = formatCentral(now()).startsWith(day ?? "");
  return `Saved by ${savedBy.name} at ${today ? "" : `${day} `}${time.join(" ")}`;
}

const SIDES: readonly Side[] = ["own", "theirs"];

interface FieldChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly titles: Readonly<Record<Side, string>>;
  readonly versions: Readonly<Record<Side, object>>;
  /** Who changed it: the reader sees where the two meet. */
  readonly changed: Readonly<Record<Side, boolean>>;
  readonly shownAs: ShownAs | undefined;
  readonly chosen: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

/** One field in both versions, and the choice between them. */
function FieldChoice(props: FieldChoiceProps) {
  const { name, label, titles, versions, changed, chosen, onChoose } = props;
  const group = useId();
  return (
    <fieldset className="grid gap-x-3 gap-y-2 border-t border-line py-3 first:border-0 sm:grid-cols-2">
      <legend className="sr-only">{label}</legend>
      <p aria-hidden="true" className="text-small font-medium sm:col-span-2">
        {label}
      </p>
      {SIDES.map((side) => (
        <label
          key={side}
          className={classNames(
            "flex min-w-0 cursor-pointer items-start gap-2.5 rounded-control border p-3",
            chosen === side ? "border-accent bg-accent-soft" : "border-line-strong hover:bg-hover",
          )}
        >
          <input
            type="radio"
            name={group}
            className="tick mt-0.5"
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          <span className="min-w-0">
            <span className="block text-tiny text-muted sm:sr-only">{titles[side]}</span>
            <span className="line-clamp-6 [overflow-wrap:anywhere]">
              <ShownValue
                name={name}
                value={Reflect.get(versions[side], name)}
                values={versions[side]}
                shownAs={props.shownAs}
              />
            </span>
            {changed[side] ? null : (
              <span className="block text-tiny text-muted">As it was before</span>
            )}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Another person saved meanwhile: both versions side by side, and a choice for each field that differs (FORM-M11). */
export function ConflictDialog<Values extends object>({
  form,
  shownAs,
}: {
  readonly form: SavingActor<Values>;
  readonly shownAs: ShownAs | undefined;
}) {
  const labels = useContext(FieldLabels);
  const {
    fields,
    conflict,
    choices,
    differing: names,
  } = useSelector(form, (snapshot) => snapshot.context);
  const missing = names.filter((name) => choices[name] === undefined).length;
  const allTheirs = missing === 0 && names.every((name) => choices[name] === "theirs");
  const titles = { own: "Yours", theirs: savedText(conflict?.savedBy) };
  const versions = { own: fields.values, theirs: conflict?.values ?? fields.values };
  const isChanged = (side: Side, name: string) =>
    !sameValue(Reflect.get(versions[side], name), Reflect.get(fields.baseline, name));
  return (
    <Dialog
      open={conflict !== null}
      onOpenChange={() => form.send({ type: "conflict.putOff" })}
      width="medium"
      title="Someone else saved this meanwhile"
      description="Nothing is lost: choose which version stays, field by field. Fields that are the same in both are left out."
      footer={
        <>
          <Button variant="ghost" onClick={() => form.send({ type: "conflict.putOff" })}>
            Keep editing
          </Button>
          <Button
            variant="primary"
            help={HELP_LINKS.conflict}
            disabledReason={
              missing === 0
                ? undefined
                : `Choose a version for ${countWords(missing, "more field")}.`
            }
            onClick={() => form.send({ type: "conflict.resolved" })}
          >
            {allTheirs ? "Take theirs" : "Save the choice"}
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap items-center gap-2 pt-1 pb-3">
        {SIDES.map((side) => (
          <Button
            key={side}
            size="sm"
            onClick={() => form.send({ type: "conflict.allChosen", side })}
          >
            {side === "own" ? "All mine" : "All theirs"}
          </Button>
        ))}
        <span role="status" className="ml-auto text-small text-muted">
          {missing === 0 ? "Everything is chosen" : `${missing} of ${names.length} to choose`}
        </span>
      </div>
      <div
        aria-hidden="true"
        className="grid grid-cols-2 gap-x-3 border-t border-line py-2 text-tiny font-medium text-muted max-sm:hidden"
      >
        <span>{titles.own}</span>
        <span>{titles.theirs}</span>
      </div>
      <div className="border-t border-line">
        {names.map((name) => (
          <FieldChoice
            key={name}
            name={name}
            label={labels?.get(name) ?? fieldWords(name)}
            titles={titles}
            versions={versions}
            shownAs={shownAs}
            changed={{ own: isChanged("own", name), theirs: isChanged("theirs", name) }}
            chosen={choices[name]}
            onChoose={(side) => form.send({ type: "conflict.chosen", field: name, side })}
          />
        ))}
      </div>
    </Dialog>
  );
}
