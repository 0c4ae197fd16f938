import type { ImagePurpose, PixelSize } from "@marquee/domain/images/image-purpose";
import type { PickedFile, RefusedFile } from "@marquee/domain/images/image-rules";
import type { Listener } from "../patterns/listener.ts";
import type { Problem } from "../patterns/problem.ts";

/** Where one picture is on its way: waiting for its turn, on the wire, in the store, or nowhere with the reason. */
export type SlotProgress =
  | { readonly tag: "queued"; readonly file: PickedFile }
  /** `percent` runs from 0 to 100; at 100 the server is still drawing. */
  | { readonly tag: "uploading"; readonly file: PickedFile; readonly percent: number }
  | { readonly tag: "failed"; readonly file: PickedFile; readonly problem: Problem }
  | { readonly tag: "stored"; readonly image: string };

export interface Slot {
  readonly id: string;
  /** The name of its file; null for a picture that was there before. */
  readonly name: string | null;
  /** Its size where it was measured, for the advice. */
  readonly pixels: PixelSize | null;
  readonly progress: SlotProgress;
  /** The picture it takes the place of, where there is one slot alone: back again when it is called off. */
  readonly previous: string | null;
}

/** What the owner of the pictures is told: their addresses in order, and how many are still on their way. */
export interface ImagesEvent {
  readonly type: "images.changed";
  readonly images: readonly string[];
  readonly pending: number;
}

export interface ImageSlotsInput {
  readonly purpose: ImagePurpose;
  /** The addresses of the pictures there are. */
  readonly images: readonly string[];
  /** The form, or whoever keeps the pictures. */
  readonly owner: Listener<ImagesEvent>;
}

export interface ImageSlotsContext {
  readonly purpose: ImagePurpose;
  readonly owner: Listener<ImagesEvent>;
  readonly slots: readonly Slot[];
  /** Counts up, so that no two slots ever share an id. */
  readonly made: number;
  /** The slot that is shown large; null where there is none. */
  readonly shown: string | null;
  /** Files that were not taken the last time, with the reasons. */
  readonly refused: readonly RefusedFile[];
  /** Set while `undoable`: what was removed last, and where it stood. */
  readonly removed: { readonly slot: Slot; readonly index: number } | null;
  /** Set while `lifted`: which slot, and where it came from. */
  readonly lifted: { readonly id: string; readonly from: number } | null;
  /** What is read out now. */
  readonly announcement: string;
}

/** What the `upload` actor is asked; it answers with events, and is stopped when the picture is called off. */
export interface UploadRequest {
  readonly id: string;
  readonly file: PickedFile;
}

/** What an upload tells of itself, with the `id` of its slot. */
export type UploadEvent =
  | { readonly type: "upload.measured"; readonly id: string; readonly pixels: PixelSize | null }
  | { readonly type: "upload.progressed"; readonly id: string; readonly percent: number }
  | { readonly type: "upload.stored"; readonly id: string; readonly image: string }
  | { readonly type: "upload.failed"; readonly id: string; readonly problem: Problem };

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
  /** The form around is to be saved, and waits for what is on its way; `form.released` stops the waiting. */
  | { readonly type: "form.held" }
  | { readonly type: "form.released" }
  /** The form holds other pictures now: reset, or somebody else's were taken over. */
  | { readonly type: "images.replaced"; readonly images: readonly string[] };

/** Said aloud for whoever listens: the form that was held may be saved now. */
export interface FormReadyEvent {
  readonly type: "form.ready";
}
