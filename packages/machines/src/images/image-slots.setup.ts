import { assertEvent, assign, emit, enqueueActions, setup } from "xstate";
import { watcherNotProvided } from "../patterns/not-provided.ts";
import {
  addFiles,
  beginUpload,
  dropSlot,
  imagesOf,
  indexOf,
  isSending,
  liftSlot,
  movePreview,
  moveSlot,
  nextToSend,
  pendingOf,
  removeSlot,
  replaceImages,
  retryUpload,
  returnSlot,
  applyUploadEvent,
  undoRemoval,
} from "./image-slots-changes.ts";
import type {
  FormReadyEvent,
  ImageSlotsContext,
  ImageSlotsEvent,
  ImageSlotsInput,
  UploadRequest,
} from "./image-slots.model.ts";

/** The name of the running upload of a slot. */
const uploadOf = (id: string) => `upload-${id}` as const;

/** What the chart of the image slots is made of: see `image-slots.machine.ts`. */
export const imageSlotsSetup = setup({
  types: {
    context: {} as ImageSlotsContext,
    events: {} as ImageSlotsEvent,
    input: {} as ImageSlotsInput,
    emitted: {} as FormReadyEvent,
    meta: {} as { title: string },
    children: {} as Record<`upload-${string}`, "upload">,
  },
  actors: { upload: watcherNotProvided<{ type: "upload.stopped" }, UploadRequest>("upload") },
  guards: {
    hasNext: ({ context }) => nextToSend(context.slots) !== undefined,
    nothingPending: ({ context }) => pendingOf(context.slots) === 0,
    nothingFailed: ({ context }) =>
      pendingOf(context.slots) === 0 &&
      context.slots.every(({ progress }) => progress.tag !== "failed"),
    hasNoneRemoved: ({ context }) => context.removed === null,
    hasTwo: ({ context }) => context.slots.length > 1,
    isThere: ({ context, event }) =>
      event.type === "slot.shown" && indexOf(context.slots, event.id) >= 0,
    canLift: ({ context, event }) =>
      event.type === "slot.lifted" &&
      context.slots.length > 1 &&
      indexOf(context.slots, event.id) >= 0,
    liftedIsGone: ({ context }) => indexOf(context.slots, context.lifted?.id ?? null) < 0,
    otherImages: ({ context, event }) =>
      event.type === "images.replaced" &&
      Object.keys(replaceImages(context, event.images)).length > 0,
  },
  actions: {
    addFiles: assign(({ context, event }) => {
      assertEvent(event, "files.added");
      return addFiles(context, event.files);
    }),
    forgetRefused: assign({ refused: [] }),
    startNext: enqueueActions(({ context, enqueue }) => {
      const slot = nextToSend(context.slots);
      if (slot?.progress.tag !== "queued") return;
      const { id, progress } = slot;
      enqueue.assign(beginUpload(context, id));
      enqueue.spawnChild("upload", { id: uploadOf(id), input: { id, file: progress.file } });
    }),
    applyUploadEvent: assign(({ context, event }) => {
      assertEvent(event, [
        "upload.measured",
        "upload.progressed",
        "upload.stored",
        "upload.failed",
      ]);
      return applyUploadEvent(context, event);
    }),
    stopUpload: enqueueActions(({ event, enqueue }) => {
      assertEvent(event, ["upload.stored", "upload.failed", "slot.removed"]);
      enqueue.stopChild(uploadOf(event.id));
    }),
    /** Where a new picture takes the only place, or others come from outside, nothing old is sent on. */
    stopReplaced: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, ["files.added", "images.replaced"]);
      const left = event.type === "files.added" ? addFiles(context, event.files).slots : [];
      if (!left) return;
      for (const { id } of context.slots.filter(isSending))
        if (indexOf(left, id) < 0) enqueue.stopChild(uploadOf(id));
    }),
    retryUpload: assign(({ context, event }) => {
      assertEvent(event, "upload.retried");
      return retryUpload(context, event.id);
    }),
    removeSlot: assign(({ context, event }) => {
      assertEvent(event, "slot.removed");
      return removeSlot(context, event.id);
    }),
    undoRemoval: assign(({ context }) => undoRemoval(context)),
    forgetRemoved: assign({ removed: null }),
    showSlot: assign(({ event }) => {
      assertEvent(event, "slot.shown");
      return { shown: event.id };
    }),
    movePreview: assign(({ context, event }) => {
      assertEvent(event, "preview.moved");
      return movePreview(context, event.by);
    }),
    liftSlot: assign(({ context, event }) => {
      assertEvent(event, "slot.lifted");
      return liftSlot(context, event.id);
    }),
    moveSlot: assign(({ context, event }) => {
      assertEvent(event, "slot.moved");
      return moveSlot(context, event.to);
    }),
    dropSlot: assign(({ context }) => dropSlot(context)),
    returnSlot: assign(({ context }) => returnSlot(context)),
    forgetLifted: assign({ lifted: null }),
    replaceImages: assign(({ context, event }) => {
      assertEvent(event, "images.replaced");
      return replaceImages(context, event.images);
    }),
    letFormGo: emit({ type: "form.ready" }),
    sendImages: ({ context }) =>
      context.owner.send({
        type: "images.changed",
        images: imagesOf(context.slots),
        pending: pendingOf(context.slots),
      }),
  },
  delays: { undoTime: 10_000 },
});
