import { assertEvent, assign, emit, enqueueActions, setup } from "xstate";
import { watcherNotProvided } from "../patterns/not-provided.ts";
import {
  addFiles,
  applyUploadEvent,
  beginUpload,
  dropSlot,
  liftSlot,
  movePreview,
  moveSlot,
  openSlots,
  removeSlot,
  replaceImages,
  retryUpload,
  returnSlot,
  undoRemoval,
  type FormReadyEvent,
  type ImageSlotsContext,
  type ImageSlotsEvent,
  type ImageSlotsInput,
} from "./image-slots.model.ts";
import {
  countPending,
  findIndex,
  findNextUpload,
  imagesOf,
  isUploading,
  type UploadRequest,
} from "./slot.ts";

/** The id of the running upload of a slot. */
const uploadIdOf = (id: string) => `upload-${id}` as const;

/** The images of a form (IMAGESLOT-M1 … IMAGESLOT-M10), uploaded two at a time. The owner saves the addresses. */
export const imageSlotsMachine = setup({
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
    hasNext: ({ context }) => findNextUpload(context.slots) !== undefined,
    nothingPending: ({ context }) => countPending(context.slots) === 0,
    nothingFailed: ({ context }) =>
      countPending(context.slots) === 0 &&
      context.slots.every(({ progress }) => progress.tag !== "failed"),
    hasNoneRemoved: ({ context }) => context.removed === null,
    hasTwo: ({ context }) => context.slots.length > 1,
    isThere: ({ context, event }) =>
      event.type === "slot.shown" && findIndex(context.slots, event.id) >= 0,
    canLift: ({ context, event }) =>
      event.type === "slot.lifted" &&
      context.slots.length > 1 &&
      findIndex(context.slots, event.id) >= 0,
    liftedIsGone: ({ context }) => findIndex(context.slots, context.lifted?.id ?? null) < 0,
    otherImages: ({ context, event }) =>
      event.type === "images.replaced" &&
      Object.keys(replaceImages(context, event.images)).length > 0,
  },
  actions: {
    addFiles: assign(({ context, event }) => {
      assertEvent(event, "files.added");
      return addFiles(context, event.files);
    }),
    clearRefused: assign({ refused: [] }),
    startNextUpload: enqueueActions(({ context, enqueue }) => {
      const slot = findNextUpload(context.slots);
      if (slot?.progress.tag !== "queued") return;
      const { id, progress } = slot;
      enqueue.assign(beginUpload(context, id));
      enqueue.spawnChild("upload", { id: uploadIdOf(id), input: { id, file: progress.file } });
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
      enqueue.stopChild(uploadIdOf(event.id));
    }),
    /** Stops the uploads of slots that a new image or other images of the form replace. */
    stopReplaced: enqueueActions(({ context, event, enqueue }) => {
      assertEvent(event, ["files.added", "images.replaced"]);
      const left = event.type === "files.added" ? addFiles(context, event.files).slots : [];
      if (!left) return;
      for (const { id } of context.slots.filter(isUploading))
        if (findIndex(left, id) < 0) enqueue.stopChild(uploadIdOf(id));
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
    clearRemoved: assign({ removed: null }),
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
    clearLifted: assign({ lifted: null }),
    replaceImages: assign(({ context, event }) => {
      assertEvent(event, "images.replaced");
      return replaceImages(context, event.images);
    }),
    releaseForm: emit({ type: "form.ready" }),
    sendImages: ({ context }) =>
      context.owner.send({
        type: "images.changed",
        images: imagesOf(context.slots),
        pending: countPending(context.slots),
      }),
  },
  delays: { undoTime: 10_000 },
}).createMachine({
  id: "imageSlots",
  description: "The images of a form: uploaded at once, reordered, saved with the form.",
  context: ({ input }) => openSlots(input),
  type: "parallel",
  on: {
    "files.added": {
      actions: ["stopReplaced", "addFiles", "sendImages"],
      description:
        "Dropped, pasted or chosen. What is no image, too large or too many is refused with the reason.",
    },
    "refusals.dismissed": { actions: "clearRefused" },
    "slot.shown": { guard: "isThere", actions: "showSlot" },
    "preview.moved": { guard: "hasTwo", actions: "movePreview" },
    "upload.retried": { actions: ["retryUpload", "sendImages"] },
    "images.replaced": {
      guard: "otherImages",
      actions: ["stopReplaced", "replaceImages"],
      description: "The form was reset, or took over what another user saved.",
    },
  },
  states: {
    uploads: {
      description: "The uploads to the server.",
      meta: { title: "Uploads" },
      initial: "settled",
      states: {
        settled: {
          description: "Nothing is uploading: every image is stored or has failed.",
          meta: { title: "Settled" },
          always: { guard: "hasNext", target: "sending" },
        },
        sending: {
          description: "At most two images are uploaded; the others wait for their turn.",
          meta: { title: "Sending" },
          tags: "busy",
          always: [
            { guard: "hasNext", actions: "startNextUpload" },
            { guard: "nothingPending", target: "settled" },
          ],
          on: {
            "upload.measured": { actions: "applyUploadEvent" },
            "upload.progressed": { actions: "applyUploadEvent" },
            "upload.stored": { actions: ["applyUploadEvent", "stopUpload", "sendImages"] },
            "upload.failed": { actions: ["applyUploadEvent", "stopUpload", "sendImages"] },
          },
        },
      },
    },
    form: {
      description: "Whether the form around may be saved.",
      meta: { title: "The form" },
      initial: "free",
      states: {
        free: {
          description: "The form is saved as soon as the user submits it.",
          meta: { title: "Free" },
          on: { "form.held": "held" },
        },
        held: {
          description:
            "The form waits for the running uploads, and is saved when all images are stored.",
          meta: { title: "Held" },
          always: [
            { guard: "nothingFailed", target: "free", actions: "releaseForm" },
            {
              guard: "nothingPending",
              target: "free",
              description: "An upload failed: the user retries it or removes the image.",
            },
          ],
          on: { "form.released": "free" },
        },
      },
    },
    order: {
      description: "The order of the images.",
      meta: { title: "Order" },
      initial: "idle",
      states: {
        idle: {
          description: "No image is being moved.",
          meta: { title: "Idle" },
          on: { "slot.lifted": { guard: "canLift", target: "lifted", actions: "liftSlot" } },
        },
        lifted: {
          description: "One image is being moved, by pointer or keyboard.",
          meta: { title: "Moving" },
          always: { guard: "liftedIsGone", target: "idle", actions: "clearLifted" },
          on: {
            "slot.moved": { actions: "moveSlot" },
            "slot.dropped": { target: "idle", actions: ["dropSlot", "sendImages"] },
            "slot.returned": { target: "idle", actions: "returnSlot" },
          },
        },
      },
    },
    removal: {
      description: "Whether the last removal can be undone.",
      meta: { title: "Removal" },
      initial: "settled",
      states: {
        settled: {
          description: "There is no removal to undo.",
          meta: { title: "Nothing to undo" },
          on: {
            "slot.removed": {
              target: "undoable",
              actions: ["stopUpload", "removeSlot", "sendImages"],
            },
          },
        },
        undoable: {
          description: "The image that was removed last can be restored for ten seconds.",
          meta: { title: "Can be undone" },
          always: { guard: "hasNoneRemoved", target: "settled" },
          on: {
            "slot.removed": {
              target: "undoable",
              reenter: true,
              actions: ["stopUpload", "removeSlot", "sendImages"],
              description: "The removal before can no longer be undone.",
            },
            "removal.undone": { target: "settled", actions: ["undoRemoval", "sendImages"] },
          },
          after: { undoTime: { target: "settled", actions: "clearRemoved" } },
        },
      },
    },
  },
});
