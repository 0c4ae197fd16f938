import { imageAnnouncements as say } from "@marquee/domain/images/messages";
import { type PickedFile, sortFiles } from "@marquee/domain/images/image-rules";
import { sameValue } from "../forms/same-value.ts";
import type {
  ImageSlotsContext,
  ImageSlotsInput,
  Slot,
  SlotProgress,
  UploadEvent,
} from "./image-slots.model.ts";

type Context = ImageSlotsContext;
type Change = Partial<Context>;

/** How many pictures are on the wire at the same time. */
const AT_ONCE = 2;

const storedSlot = (image: string, number: number): Slot => ({
  id: `slot-${number}`,
  name: null,
  pixels: null,
  previous: null,
  progress: { tag: "stored", image },
});

const queued = (file: PickedFile): SlotProgress => ({ tag: "queued", file });

/** The picture that stands in a slot: its own once it is stored, before that the one it takes the place of. */
const imageIn = ({ progress, previous }: Slot): string | null =>
  progress.tag === "stored" ? progress.image : previous;

/** The addresses of all pictures in order, as the form keeps them. */
export const imagesOf = (slots: readonly Slot[]): readonly string[] =>
  slots.map(imageIn).filter((image) => image !== null);

export const isSending = ({ progress }: Slot): boolean => progress.tag === "uploading";

/** How many pictures are still on their way. */
export const pendingOf = (slots: readonly Slot[]): number =>
  slots.filter((slot) => isSending(slot) || slot.progress.tag === "queued").length;

export const indexOf = (slots: readonly Slot[], id: string | null): number =>
  slots.findIndex((slot) => slot.id === id);

/** The slot whose turn it is to be sent, if any: the first that waits, while fewer than two are on the wire. */
export const nextToSend = (slots: readonly Slot[]): Slot | undefined =>
  slots.filter(isSending).length < AT_ONCE
    ? slots.find(({ progress }) => progress.tag === "queued")
    : undefined;

const put = (slots: readonly Slot[], index: number, slot: Slot): readonly Slot[] =>
  slots.toSpliced(index, 0, slot);

const changeSlot = (slots: readonly Slot[], id: string, change: (slot: Slot) => Slot) =>
  slots.map((slot) => (slot.id === id ? change(slot) : slot));

/** Slots as they open: what is stored, in order, the first one shown. */
export function openSlots({ purpose, images, owner }: ImageSlotsInput): Context {
  const slots = images.map((image, index) => storedSlot(image, index));
  return {
    purpose,
    owner,
    slots,
    made: slots.length,
    shown: slots[0]?.id ?? null,
    refused: [],
    removed: null,
    lifted: null,
    announcement: "",
  };
}

/** Takes over what the form holds now; the same pictures change nothing, so that our own news do not come back to us. */
export const replaceImages = (context: Context, images: readonly string[]): Change =>
  sameValue(images, imagesOf(context.slots))
    ? {}
    : {
        ...openSlots({ ...context, images }),
        slots: images.map((image, index) => storedSlot(image, context.made + index)),
        made: context.made + images.length,
        shown: images.length > 0 ? `slot-${context.made}` : null,
      };

/** Takes the files there is room for. Where there is one slot, a new picture takes the place of the old one. */
export function addFiles(context: Context, files: readonly PickedFile[]): Change {
  const { purpose, slots, made } = context;
  const isSingle = purpose.most === 1;
  const room = isSingle ? 1 : purpose.most - slots.length;
  const { taken, refused } = sortFiles(files, purpose, room);
  const [first] = taken;
  if (!first) return { refused, announcement: "" };
  const [before] = isSingle ? slots : [];
  const added = taken.map((file, index) => ({
    id: `slot-${made + index}`,
    name: file.name,
    pixels: null,
    previous: before ? imageIn(before) : null,
    progress: queued(file),
  }));
  const next = isSingle ? added : [...slots, ...added];
  return {
    slots: next,
    made: made + added.length,
    shown: added[0]?.id ?? null,
    refused,
    // What has no place to come back to cannot be undone any more.
    removed: next.length < purpose.most ? context.removed : null,
    announcement: say.sending(added.length),
  };
}

/** The slot goes on the wire. */
export const beginUpload = ({ slots }: Context, id: string): Change => ({
  slots: changeSlot(slots, id, (slot) =>
    slot.progress.tag === "queued"
      ? { ...slot, progress: { tag: "uploading", file: slot.progress.file, percent: 0 } }
      : slot,
  ),
});

const nameOf = ({ slots }: Context, slot: Slot): string =>
  slot.name ?? `Picture ${indexOf(slots, slot.id) + 1}`;

/** What an upload tells. News of a slot that is not on the wire any more are of no interest. */
export function applyUploadEvent(context: Context, news: UploadEvent): Change {
  const slot = context.slots.find(({ id }) => id === news.id);
  if (slot?.progress.tag !== "uploading") return {};
  const { file } = slot.progress;
  const become = (change: Partial<Slot>, announcement = context.announcement): Change => ({
    slots: changeSlot(context.slots, news.id, () => ({ ...slot, ...change })),
    announcement,
  });
  switch (news.type) {
    case "upload.measured":
      return become({ pixels: news.pixels });
    case "upload.progressed":
      return become({ progress: { tag: "uploading", file, percent: news.percent } });
    case "upload.stored":
      return become(
        { progress: { tag: "stored", image: news.image }, previous: null },
        say.stored(nameOf(context, slot)),
      );
    case "upload.failed":
      return become(
        { progress: { tag: "failed", file, problem: news.problem } },
        say.failed(nameOf(context, slot), news.problem.message),
      );
  }
}

export const retryUpload = ({ slots }: Context, id: string): Change => ({
  slots: changeSlot(slots, id, (slot) =>
    slot.progress.tag === "failed" ? { ...slot, progress: queued(slot.progress.file) } : slot,
  ),
  announcement: say.sending(1),
});

/** As it comes back when the removal is undone: what was on the wire waits for its turn again. */
const atRest = (slot: Slot): Slot =>
  slot.progress.tag === "uploading" ? { ...slot, progress: queued(slot.progress.file) } : slot;

/** Takes a slot out, its neighbour is shown. A picture that was to take another's place leaves it to that one. */
export function removeSlot(context: Context, id: string): Change {
  const index = indexOf(context.slots, id);
  const slot = context.slots[index];
  if (!slot) return {};
  if (slot.previous !== null) {
    const back = storedSlot(slot.previous, context.made);
    return {
      slots: context.slots.with(index, back),
      made: context.made + 1,
      shown: back.id,
      announcement: say.calledOff,
    };
  }
  const slots = context.slots.toSpliced(index, 1);
  return {
    slots,
    shown: context.shown === id ? ((slots[index] ?? slots.at(-1))?.id ?? null) : context.shown,
    removed: { slot: atRest(slot), index },
    announcement: say.removed(index + 1),
  };
}

export function undoRemoval({ slots, removed }: Context): Change {
  if (!removed) return {};
  const index = Math.min(removed.index, slots.length);
  return {
    slots: put(slots, index, removed.slot),
    shown: removed.slot.id,
    removed: null,
    announcement: say.restored(index + 1),
  };
}

/** The slot before or after the one shown, around the ends. */
export function movePreview({ slots, shown }: Context, by: 1 | -1): Change {
  const next = (indexOf(slots, shown) + by + slots.length) % slots.length;
  return { shown: slots[next]?.id ?? null };
}

export function liftSlot({ slots }: Context, id: string): Change {
  const from = indexOf(slots, id);
  return { lifted: { id, from }, shown: id, announcement: say.lifted(from + 1, slots.length) };
}

const moveTo = (slots: readonly Slot[], from: number, to: number): readonly Slot[] => {
  const slot = slots[from];
  return slot ? put(slots.toSpliced(from, 1), to, slot) : slots;
};

/** Moves the lifted slot to a place, or as far that way as there are places. */
export function moveSlot({ slots, lifted }: Context, wanted: number): Change {
  const from = indexOf(slots, lifted?.id ?? null);
  const to = Math.max(0, Math.min(wanted, slots.length - 1));
  return {
    slots: moveTo(slots, from, to),
    announcement: say.moved(to + 1, slots.length),
  };
}

export const dropSlot = ({ slots, lifted }: Context): Change => ({
  lifted: null,
  announcement: say.dropped(indexOf(slots, lifted?.id ?? null) + 1, slots.length),
});

export function returnSlot({ slots, lifted }: Context): Change {
  if (!lifted) return {};
  return {
    slots: moveTo(slots, indexOf(slots, lifted.id), lifted.from),
    lifted: null,
    announcement: say.putBack(lifted.from + 1),
  };
}
