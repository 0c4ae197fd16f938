import type { ImagePurpose } from "@marquee/domain/images/image-purpose";
import { sortFiles, type PickedFile, type RefusedFile } from "@marquee/domain/images/image-rules";
import { imageAnnouncements as announce } from "@marquee/domain/images/messages";
import { sameValue } from "../forms/same-value.ts";
import type { Listener } from "../patterns/listener.ts";
import {
  changeSlot,
  createStoredSlot,
  findIndex,
  imagesOf,
  insertSlot,
  moveSlotTo,
  queueFile,
  slotName,
  queueAgain,
  startUpload,
  stopUpload,
  storedImageOf,
  type Slot,
  type UploadEvent,
} from "./slot.ts";

/** The event the owner receives after every change: the addresses in order, and how many are not yet sent. */
export interface ImagesEvent {
  readonly type: "images.changed";
  readonly images: readonly string[];
  readonly pending: number;
}

export interface ImageSlotsInput {
  readonly purpose: ImagePurpose;
  /** The addresses of the images that are stored already. */
  readonly images: readonly string[];
  /** The form, or another owner that saves the addresses. */
  readonly owner: Listener<ImagesEvent>;
}

export interface ImageSlotsContext {
  readonly purpose: ImagePurpose;
  readonly owner: Listener<ImagesEvent>;
  readonly slots: readonly Slot[];
  /** Counts up, so that no two slots ever share an id. */
  readonly made: number;
  /** The slot that is shown large; null if there is none. */
  readonly shown: string | null;
  /** The files that were refused the last time, with the reasons. */
  readonly refused: readonly RefusedFile[];
  /** Set while `undoable`: the slot that was removed last, and its index. */
  readonly removed: { readonly slot: Slot; readonly index: number } | null;
  /** Set while `lifted`: the slot that is moved, and the index it came from. */
  readonly lifted: { readonly id: string; readonly from: number } | null;
  /** What screen readers announce now. */
  readonly announcement: string;
}

export type ImageSlotsEvent =
  | UploadEvent
  /** Dropped, pasted or chosen. */
  | { readonly type: "files.added"; readonly files: readonly PickedFile[] }
  | { readonly type: "refusals.dismissed" }
  | { readonly type: "upload.retried"; readonly id: string }
  | { readonly type: "slot.removed"; readonly id: string }
  | { readonly type: "removal.undone" }
  | { readonly type: "slot.shown"; readonly id: string }
  | { readonly type: "preview.moved"; readonly by: 1 | -1 }
  | { readonly type: "slot.lifted"; readonly id: string }
  | { readonly type: "slot.moved"; readonly to: number }
  | { readonly type: "slot.dropped" }
  | { readonly type: "slot.returned" }
  /** The form is to be saved and waits for the running uploads; `form.released` stops the waiting. */
  | { readonly type: "form.held" }
  | { readonly type: "form.released" }
  /** The form holds other images now: it was reset, or took over what another user saved. */
  | { readonly type: "images.replaced"; readonly images: readonly string[] };

/** Emitted when the form that was held may be saved. */
export interface FormReadyEvent {
  readonly type: "form.ready";
}

type Change = Partial<ImageSlotsContext>;

/** The slots of a form that has just opened: the stored images in order, the first one shown. */
export function openSlots({ purpose, images, owner }: ImageSlotsInput): ImageSlotsContext {
  const slots = images.map((image, index) => createStoredSlot(image, index));
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

/** Takes over the images the form holds now. The same images change nothing: they are the event we sent ourselves. */
export const replaceImages = (context: ImageSlotsContext, images: readonly string[]): Change =>
  sameValue(images, imagesOf(context.slots))
    ? {}
    : {
        ...openSlots({ ...context, images }),
        slots: images.map((image, index) => createStoredSlot(image, context.made + index)),
        made: context.made + images.length,
        shown: images.length > 0 ? `slot-${context.made}` : null,
      };

/** Takes the files there is room for. If there is one slot alone, a new image replaces the old one. */
export function addFiles(context: ImageSlotsContext, files: readonly PickedFile[]): Change {
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
    previous: before ? storedImageOf(before) : null,
    progress: queueFile(file),
  }));
  const next = isSingle ? added : [...slots, ...added];
  return {
    slots: next,
    made: made + added.length,
    // An image that is lifted stays shown: with another the keys that move it would go there.
    shown: context.lifted?.id ?? added[0]?.id ?? null,
    refused,
    // A removal can be undone only while there is a free slot for it.
    removed: next.length < purpose.most ? context.removed : null,
    announcement: announce.sending(added.length),
  };
}

/** Marks a queued slot as uploading, at 0 percent; the machine starts its `upload` actor. */
export const beginUpload = ({ slots }: ImageSlotsContext, id: string): Change => ({
  slots: changeSlot(slots, id, startUpload),
});

/** Takes an event of an upload. Those of a slot that is no longer uploading are ignored. */
export function applyUploadEvent(context: ImageSlotsContext, event: UploadEvent): Change {
  const slot = context.slots.find(({ id }) => id === event.id);
  if (slot?.progress.tag !== "uploading") return {};
  const { file } = slot.progress;
  const changeTo = (change: Partial<Slot>, announcement = context.announcement): Change => ({
    slots: changeSlot(context.slots, event.id, () => ({ ...slot, ...change })),
    announcement,
  });
  switch (event.type) {
    case "upload.measured":
      return changeTo({ pixels: event.pixels });
    case "upload.progressed":
      return changeTo({ progress: { tag: "uploading", file, percent: event.percent } });
    case "upload.stored":
      return changeTo(
        { progress: { tag: "stored", image: event.image }, previous: null },
        announce.stored(slotName(context.slots, slot)),
      );
    case "upload.failed":
      return changeTo(
        { progress: { tag: "failed", file, problem: event.problem } },
        announce.failed(slotName(context.slots, slot), event.problem.message),
      );
  }
}

/** Queues the file of a failed slot again, at the position it has (IMAGESLOT-M4). */
export const retryUpload = ({ slots }: ImageSlotsContext, id: string): Change => ({
  slots: changeSlot(slots, id, queueAgain),
  announcement: announce.sending(1),
});

/** Removes a slot and shows its neighbour. An image that was to replace another gives way to that one. */
export function removeSlot(context: ImageSlotsContext, id: string): Change {
  const index = findIndex(context.slots, id);
  const slot = context.slots[index];
  if (!slot) return {};
  if (slot.previous !== null) {
    const back = createStoredSlot(slot.previous, context.made);
    return {
      slots: context.slots.with(index, back),
      made: context.made + 1,
      shown: back.id,
      announcement: announce.calledOff,
    };
  }
  const slots = context.slots.toSpliced(index, 1);
  return {
    slots,
    shown: context.shown === id ? ((slots[index] ?? slots.at(-1))?.id ?? null) : context.shown,
    removed: { slot: stopUpload(slot), index },
    announcement: announce.removed(index + 1),
  };
}

/** Restores the slot that was removed last to its position, and shows it (IMAGESLOT-M6). */
export function undoRemoval({ slots, removed }: ImageSlotsContext): Change {
  if (!removed) return {};
  const index = Math.min(removed.index, slots.length);
  return {
    slots: insertSlot(slots, index, removed.slot),
    shown: removed.slot.id,
    removed: null,
    announcement: announce.restored(index + 1),
  };
}

/** Shows the slot before or after the one shown; after the last comes the first. */
export function movePreview({ slots, shown }: ImageSlotsContext, by: 1 | -1): Change {
  const next = (findIndex(slots, shown) + by + slots.length) % slots.length;
  return { shown: slots[next]?.id ?? null };
}

/** Lifts a slot, to be moved by keys or the pointer. */
export function liftSlot({ slots }: ImageSlotsContext, id: string): Change {
  const from = findIndex(slots, id);
  return { lifted: { id, from }, shown: id, announcement: announce.lifted(from + 1, slots.length) };
}

/** Moves the lifted slot to an index, or as far towards it as there are slots. */
export function moveSlot({ slots, lifted }: ImageSlotsContext, wanted: number): Change {
  const from = findIndex(slots, lifted?.id ?? null);
  const to = Math.max(0, Math.min(wanted, slots.length - 1));
  return {
    slots: moveSlotTo(slots, from, to),
    announcement: announce.moved(to + 1, slots.length),
  };
}

/** Drops the lifted slot where it is now. */
export const dropSlot = ({ slots, lifted }: ImageSlotsContext): Change => ({
  lifted: null,
  announcement: announce.dropped(findIndex(slots, lifted?.id ?? null) + 1, slots.length),
});

/** Puts the lifted slot back where it was. */
export function returnSlot({ slots, lifted }: ImageSlotsContext): Change {
  if (!lifted) return {};
  return {
    slots: moveSlotTo(slots, findIndex(slots, lifted.id), lifted.from),
    lifted: null,
    announcement: announce.putBack(lifted.from + 1),
  };
}
