import type { ImageSlotsContext } from "@marquee/machines/images/image-slots.model";
import { fireEvent, render, screen } from "@testing-library/react";
import { it } from "vitest";
import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import { type Control, findOffered, press } from "../../testing/screen-controls.ts";
import { screenOf } from "../../testing/screen-starts.ts";
import type { Expected } from "../../testing/screen-states.ts";
import type { Gesture } from "../../testing/screen-walk.ts";
import { walkScreen } from "../../testing/walk-screen.ts";
import { ImageSlotsView } from "./image-slots.tsx";
import type { ImageSlotsActor } from "./slots/use-image-slots.ts";

const MOST = 3;
/** Why the listed paths let an upload fail. */
const PROBLEM = "The store is away.";
const CHOOSE = /^Choose images/;

const file = () => new File(["bytes"], "table.png", { type: "image/png" });

/** The place of an image in the row, counted from one; 0 if it is not there. */
const positionOf = ({ slots }: ImageSlotsContext, id: unknown): number =>
  slots.findIndex((slot) => slot.id === id) + 1;

const isFailed = ({ slots }: ImageSlotsContext, id: unknown): boolean =>
  slots.find((slot) => slot.id === id)?.progress.tag === "failed";

/** The image in the row. */
function thumb({ context }: AnyMachineSnapshot, id: unknown): HTMLElement | null {
  const found = findOffered(new RegExp(`^Image ${positionOf(context, id)} of`));
  return found instanceof HTMLElement ? found : null;
}

/** Goes to an image of the row, and presses a key or a button for it. */
const at =
  (use: (id: unknown) => Control): Gesture =>
  ({ id }, snapshot) => {
    const image = thumb(snapshot, id);
    return (
      image &&
      (async (user) => {
        await user.click(image);
        await use(id)(user);
      })
    );
  };

const key =
  (name: string): Control =>
  async (user) => {
    await user.keyboard(name);
  };

const pressNow =
  (name: string | RegExp): Control =>
  async (user) => {
    await press(name)()?.(user);
  };

/** IMAGESLOT-M2, IMAGESLOT-M4, IMAGESLOT-M5: what there is for the images at hand, and for the one that is shown. */
function ofImages({ context }: AnyMachineSnapshot): Expected {
  const { slots, shown, refused }: ImageSlotsContext = context;
  const total = slots.length;
  const refusals = { shows: refused.length > 0 ? ["was not taken"] : [] };
  const dismiss = refused.length > 0 ? ["Dismiss"] : [];
  if (total === 0) return { ...refusals, offers: [CHOOSE, "Save", ...dismiss] };
  const position = positionOf(context, shown);
  const tag = slots[position - 1]?.progress.tag;
  const isUploading = tag === "queued" || tag === "uploading";
  return {
    shows: [`Image ${position} of ${total}`, ...refusals.shows],
    offers: [
      ...slots.map((_, index) => new RegExp(`^Image ${index + 1} of ${total}`)),
      ...(total > 1 ? ["Previous image", "Next image"] : []),
      ...(position > 1 ? ["Move one earlier"] : []),
      ...(position < total ? ["Move one later"] : []),
      ...(total < MOST ? [`Add images, ${total} of ${MOST} places taken`] : []),
      ...(tag === "failed" ? ["Try again"] : []),
      isUploading ? "Cancel" : "Remove the image",
      "Save",
      ...dismiss,
    ],
  };
}

/** What a person does with an image that is lifted; before anything else they press, it is dropped. */
const WITH_LIFTED = new Set(["slot.moved", "slot.dropped", "slot.returned", "files.added"]);

function allows({ context, value }: AnyMachineSnapshot, event: AnyEventObject): boolean {
  const { type, id } = event;
  if (type === "upload.retried") return isFailed(context, id) && value.order === "idle";
  if (type === "slot.removed") return positionOf(context, id) > 0 && value.order === "idle";
  if (type === "refusals.dismissed") return context.refused.length > 0 && value.order === "idle";
  if (type === "form.held") return value.uploads === "sending" && value.order === "idle";
  if (type.startsWith("slot.") || type in PERSON)
    return value.order === "idle" || WITH_LIFTED.has(type);
  return true;
}

const PERSON: Readonly<Record<string, Gesture>> = {
  "files.added": () => {
    const chooser = document.querySelector("input[type=file]");
    if (findOffered(CHOOSE) && chooser instanceof HTMLElement)
      return (user) => user.upload(chooser, file());
    const dataTransfer = { files: [file()], types: ["Files"] };
    return async () =>
      void fireEvent.drop(screen.getByRole("group", { name: "Images" }), { dataTransfer });
  },
  "refusals.dismissed": press("Dismiss"),
  "slot.removed": at(() => pressNow(/^(Remove the image|Cancel)$/)),
  "removal.undone": press("Undo"),
  "upload.retried": at(() => pressNow("Try again")),
  "slot.shown": at(() => async () => {}),
  "preview.moved": press("Next image"),
  "slot.lifted": (event, snapshot) =>
    snapshot.context.slots.length > 1 ? at(() => key(" "))(event, snapshot) : null,
  "slot.moved": (_, { context }) =>
    context.lifted
      ? key(positionOf(context, context.lifted.id) > 1 ? "{Home}" : "{ArrowRight}")
      : null,
  "slot.dropped": (_, { context }) => (context.lifted ? key(" ") : null),
  "slot.returned": (_, { context }) => (context.lifted ? key("{Escape}") : null),
  "form.held": press("Save"),
  "form.released": press("Stop waiting"),
};

it("[MACH-C10] [MACH-C11] the images of a form show and offer what they must in every state, and every transition can be taken", () =>
  walkScreen("imageSlots", {
    render: screenOf<ImageSlotsActor>(
      (actor) =>
        void render(
          <form onSubmit={(event) => event.preventDefault()}>
            <ImageSlotsView actor={actor} label="Images" />
            <button type="submit">Save</button>
          </form>,
        ),
    ),
    states: {
      // IMAGESLOT-M3, IMAGESLOT-M4: nothing on the screen is under way
      "uploads.settled": (snapshot) => ({ ...ofImages(snapshot), hides: ["Sending,", "Waiting"] }),
      "uploads.sending": ofImages,
      // IMAGESLOT-M10
      "form.free": { shows: [], hides: ["Saving waits for the images"], offers: [] },
      "form.held": { shows: ["Saving waits for the images"], offers: ["Stop waiting"] },
      // IMAGESLOT-M7
      "order.idle": { shows: [], offers: [] },
      "order.lifted": { shows: [], offers: [/, lifted$/] },
      // IMAGESLOT-M6
      "removal.settled": { shows: [], hides: ["Image removed."], offers: [] },
      "removal.undoable": { shows: ["Image removed."], offers: ["Undo"] },
    },
    person: PERSON,
    besides: ["slot.shown"],
    // IMAGESLOT-M4, IMAGESLOT-M6, IMAGESLOT-M7, IMAGESLOT-M10
    leads: {
      "upload.retried": { shows: [/Sending,|Waiting/], hides: [PROBLEM] },
      "removal.undone": { hides: ["Image removed."] },
      "refusals.dismissed": { hides: ["was not taken"] },
      "slot.lifted": { offers: [/, lifted$/] },
      "form.held": { shows: ["Saving waits for the images"] },
      "form.released": { hides: ["Saving waits for the images"] },
    },
    elsewhere: [
      "images.replaced",
      "upload.measured",
      "upload.progressed",
      "upload.stored",
      "upload.failed",
    ],
    // which image is in which state makes no other screen: how many there are, and in which states, does
    distinguish: ({ context: { slots, refused } }: { context: ImageSlotsContext }) => [
      slots.length,
      [...new Set(slots.map(({ progress }) => progress.tag))].toSorted(),
      refused.length > 0,
    ],
    allows,
  }));
