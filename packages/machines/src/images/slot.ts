import type { PixelSize } from "@marquee/domain/images/image-purpose";
import type { PickedFile } from "@marquee/domain/images/image-rules";
import type { Problem } from "../patterns/problem.ts";

/** How far one image is: it waits for its turn, is sent, is stored, or has failed with the reason. */
export type SlotProgress =
  | { readonly tag: "queued"; readonly file: PickedFile }
  /** `percent` runs from 0 to 100; at 100 the server still resizes. */
  | { readonly tag: "uploading"; readonly file: PickedFile; readonly percent: number }
  | { readonly tag: "failed"; readonly file: PickedFile; readonly problem: Problem }
  | { readonly tag: "stored"; readonly image: string };

export interface Slot {
  readonly id: string;
  /** The name of its file; null for an image that was stored before. */
  readonly name: string | null;
  /** Its size if it was measured, for the advice. */
  readonly pixels: PixelSize | null;
  readonly progress: SlotProgress;
  /** The image it replaces if there is one slot alone; it comes back when the upload is cancelled. */
  readonly previous: string | null;
}

/** The input of the `upload` actor. It sends `UploadEvent`s, and is stopped when the upload is cancelled. */
export interface UploadRequest {
  readonly id: string;
  readonly file: PickedFile;
}

/** The events of a running upload, with the `id` of its slot. */
export type UploadEvent =
  | { readonly type: "upload.measured"; readonly id: string; readonly pixels: PixelSize | null }
  | { readonly type: "upload.progressed"; readonly id: string; readonly percent: number }
  | { readonly type: "upload.stored"; readonly id: string; readonly image: string }
  | { readonly type: "upload.failed"; readonly id: string; readonly problem: Problem };

/** How many images are uploaded at the same time. */
const MAX_PARALLEL_UPLOADS = 2;

/** Returns a slot for an image that is stored already; `number` makes its id unique in the form. */
export const createStoredSlot = (image: string, number: number): Slot => ({
  id: `slot-${number}`,
  name: null,
  pixels: null,
  previous: null,
  progress: { tag: "stored", image },
});

/** The progress of a file that waits for its turn to be uploaded (IMAGESLOT-M3). */
export const queueFile = (file: PickedFile): SlotProgress => ({ tag: "queued", file });

/** A queued slot starts its upload. */
export const startUpload = (slot: Slot): Slot =>
  slot.progress.tag === "queued"
    ? { ...slot, progress: { tag: "uploading", file: slot.progress.file, percent: 0 } }
    : slot;

/** A failed slot waits for its turn again. */
export const queueAgain = (slot: Slot): Slot =>
  slot.progress.tag === "failed" ? { ...slot, progress: queueFile(slot.progress.file) } : slot;

/** A slot whose upload is stopped waits for its turn again. */
export const stopUpload = (slot: Slot): Slot =>
  slot.progress.tag === "uploading" ? { ...slot, progress: queueFile(slot.progress.file) } : slot;

/** The stored image of a slot: its own once it is stored, before that the one it replaces. */
export const storedImageOf = ({ progress, previous }: Slot): string | null =>
  progress.tag === "stored" ? progress.image : previous;

/** The addresses of all stored images in order, as the form saves them. */
export const imagesOf = (slots: readonly Slot[]): readonly string[] =>
  slots.map(storedImageOf).filter((image) => image !== null);

/** Whether the image is being sent now; one that is queued or has failed is not. */
export const isUploading = ({ progress }: Slot): boolean => progress.tag === "uploading";

/** How many images are not yet sent. */
export const countPending = (slots: readonly Slot[]): number =>
  slots.filter((slot) => isUploading(slot) || slot.progress.tag === "queued").length;

/** The position of the slot with this id, from 0; -1 if there is none, or if the id is null. */
export const findIndex = (slots: readonly Slot[], id: string | null): number =>
  slots.findIndex((slot) => slot.id === id);

/** What announcements call a slot: the name of its file, else its number. */
export const slotName = (slots: readonly Slot[], slot: Slot): string =>
  slot.name ?? `Image ${findIndex(slots, slot.id) + 1}`;

/** The first slot that waits, if another upload may begin. */
export const findNextUpload = (slots: readonly Slot[]): Slot | undefined =>
  slots.filter(isUploading).length < MAX_PARALLEL_UPLOADS
    ? slots.find(({ progress }) => progress.tag === "queued")
    : undefined;

/** Returns the slots with another one at this position; those from there on follow it. */
export const insertSlot = (slots: readonly Slot[], index: number, slot: Slot): readonly Slot[] =>
  slots.toSpliced(index, 0, slot);

/** Returns the slots with a change to the one of this id; without such a slot nothing changes. */
export const changeSlot = (
  slots: readonly Slot[],
  id: string,
  change: (slot: Slot) => Slot,
): readonly Slot[] => slots.map((slot) => (slot.id === id ? change(slot) : slot));

/** Returns the slots with the one at `from` moved to `to`; unchanged if there is none at `from`. */
export function moveSlotTo(slots: readonly Slot[], from: number, to: number): readonly Slot[] {
  const slot = slots[from];
  return slot ? insertSlot(slots.toSpliced(from, 1), to, slot) : slots;
}
