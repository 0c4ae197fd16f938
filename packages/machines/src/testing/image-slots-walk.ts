import { IMAGE_PURPOSES, type ImagePurpose } from "@marquee/domain/images/image-purpose";
import type { PickedFile } from "@marquee/domain/images/image-rules";
import { createActor, fromCallback } from "xstate";
import { imageSlotsMachine } from "../images/image-slots.machine.ts";
import type { ImagesEvent, ImageSlotsEvent } from "../images/image-slots.model.ts";
import { imagesOf, type UploadRequest } from "../images/slot.ts";
import { walk, type Stop } from "./walk.ts";

/** Returns a PNG of 1,000 bytes named `<name>.png`; `more` replaces any of its fields. */
export const pickedFile = (name: string, more: Partial<PickedFile> = {}): PickedFile => ({
  name: `${name}.png`,
  type: "image/png",
  size: 1_000,
  ...more,
});

/** Returns the event that adds a PNG for each name, in this order. */
export const addFiles = (...names: readonly string[]) =>
  ({ type: "files.added", files: names.map((name) => pickedFile(name)) }) as const;

export const uploadProblem = { message: "The store is away.", reference: "r-1" };

/** Returns the event that ends the upload of `slot-<number>`; `image` is the stored address. */
export const uploadStored = (number: number, image: string) =>
  ({ type: "upload.stored", id: `slot-${number}`, image }) as const;

/** Returns the event that fails the upload of `slot-<number>` with `uploadProblem`. */
export const uploadFailed = (number: number) =>
  ({ type: "upload.failed", id: `slot-${number}`, problem: uploadProblem }) as const;

/** A walk over the slots of a form with these images. */
export const walkSlots = (
  images: readonly string[] = [],
  purpose: ImagePurpose = IMAGE_PURPOSES.product,
): SlotsStop => walk(imageSlotsMachine, { purpose, images, owner: { send: () => {} } });

export type SlotsStop = Stop<typeof imageSlotsMachine>;

/** The progress tags of the slots, in order. */
export const tagsAt = ({ context }: SlotsStop) => context.slots.map(({ progress }) => progress.tag);

/** The addresses that the owner saves, in order. */
export const imagesAt = ({ context }: SlotsStop) => imagesOf(context.slots);
/** The uploads that began with the last step. */
export const begunAt = ({ started }: SlotsStop) =>
  started.map(({ src, input }) => [src, (input as UploadRequest).id]);

/** Running slots whose uploads the test settles, with everything the owner received. */
export function runSlots(
  images: readonly string[] = [],
  purpose: ImagePurpose = IMAGE_PURPOSES.product,
) {
  const received: ImagesEvent[] = [];
  const uploads = new Map<string, (event: ImageSlotsEvent) => void>();
  const actor = createActor(
    imageSlotsMachine.provide({
      actors: {
        upload: fromCallback<{ type: "upload.stopped" }, UploadRequest>(({ input, sendBack }) => {
          uploads.set(input.id, sendBack);
          return () => void uploads.delete(input.id);
        }),
      },
    }),
    { input: { purpose, images, owner: { send: (event) => void received.push(event) } } },
  ).start();
  return { actor, received, uploads };
}
