import { IMAGE_PURPOSES } from "@marquee/domain/images/image-purpose";
import { noListener, type ListedMachine } from "../patterns/listed-machine.ts";
import { imageSlotsMachine } from "./image-slots.machine.ts";
import type { Slot } from "./slot.ts";

const picked = { name: "table.png", type: "image/png", size: 1000 };
const problem = { message: "The store is away.", reference: null };

/** The machines of images. */
export const imageMachines: readonly ListedMachine[] = [
  {
    noun: "images",
    title: "Images of a form",
    machine: imageSlotsMachine,
    starts: [
      {
        title: "Two stored images",
        // room for three: more would show nothing new and multiply what is tried
        input: {
          purpose: { ...IMAGE_PURPOSES.product, most: 3 },
          images: ["a.png", "b.png"],
          owner: noListener,
        },
      },
    ],
    events: [
      { type: "files.added", files: [picked] },
      { type: "slot.removed", id: "slot-1" },
      { type: "slot.removed", id: "slot-2" },
      { type: "slot.shown", id: "slot-0" },
      { type: "slot.shown", id: "slot-9" },
      { type: "preview.moved", by: 1 },
      { type: "slot.lifted", id: "slot-0" },
      { type: "slot.lifted", id: "slot-1" },
      { type: "slot.moved", to: 1 },
      { type: "upload.retried", id: "slot-2" },
      { type: "upload.measured", id: "slot-2", pixels: null },
      { type: "upload.progressed", id: "slot-2", percent: 50 },
      { type: "upload.stored", id: "slot-2", image: "c.png" },
      { type: "upload.failed", id: "slot-2", problem },
      { type: "images.replaced", images: ["a.png"] },
    ],
    distinguish: ({ context }) => [
      context.slots.map(({ progress }: Slot) => progress.tag),
      context.removed !== null,
    ],
    guards: {
      hasNext: { asks: "Does an image wait for its turn?", rules: ["IMAGESLOT-M3"] },
      nothingPending: { asks: "Is every upload over?", rules: ["IMAGESLOT-M10"] },
      nothingFailed: { asks: "Is every image stored?", rules: ["IMAGESLOT-M10"] },
      hasNoneRemoved: { asks: "Is there no removal to undo?", rules: ["IMAGESLOT-M6"] },
      hasTwo: { asks: "Are there two images or more?", rules: ["IMAGESLOT-M7"] },
      isThere: { asks: "Is the image still there?", rules: ["IMAGESLOT-M7"] },
      canLift: { asks: "Is there another position for it?", rules: ["IMAGESLOT-M7"] },
      liftedIsGone: { asks: "Was the lifted image removed?", rules: ["IMAGESLOT-M7"] },
      otherImages: { asks: "Are these other images than before?", rules: ["IMAGESLOT-M9"] },
    },
  },
];
