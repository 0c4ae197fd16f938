import { openSlots } from "./image-slots-changes.ts";
import { imageSlotsSetup } from "./image-slots.setup.ts";

/**
 * The pictures of a form (IMAGESLOT-M1 … IMAGESLOT-M10): added, sent two at a time, tried again, put in order, removed
 * and brought back. Every change is told to the owner, who saves their addresses.
 */
export const imageSlotsMachine = imageSlotsSetup.createMachine({
  id: "imageSlots",
  description: "The pictures of a form: sent at once, put in order, saved with the form.",
  context: ({ input }) => openSlots(input),
  type: "parallel",
  on: {
    "files.added": {
      actions: ["stopReplaced", "addFiles", "sendImages"],
      description: "Dropped, pasted or chosen. What is no picture, too large or too much is said.",
    },
    "refusals.dismissed": { actions: "forgetRefused" },
    "slot.shown": { guard: "isThere", actions: "showSlot" },
    "preview.moved": { guard: "hasTwo", actions: "movePreview" },
    "upload.retried": { actions: ["retryUpload", "sendImages"] },
    "images.replaced": {
      guard: "otherImages",
      actions: ["stopReplaced", "replaceImages"],
      description: "The form was reset, or took over what somebody else saved.",
    },
  },
  states: {
    uploads: {
      description: "What is on its way to the server.",
      meta: { title: "Uploads" },
      initial: "settled",
      states: {
        settled: {
          description: "Nothing is on its way: every picture is stored or has failed.",
          meta: { title: "Settled" },
          always: { guard: "hasNext", target: "sending" },
        },
        sending: {
          description: "At most two pictures are sent, the others wait for their turn.",
          meta: { title: "Sending" },
          tags: "busy",
          always: [
            { guard: "hasNext", actions: "startNext" },
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
          description: "The form is saved whenever the person says so.",
          meta: { title: "Free" },
          on: { "form.held": "held" },
        },
        held: {
          description:
            "The form waits for the pictures on their way, and is saved when all are in place.",
          meta: { title: "Held" },
          always: [
            { guard: "nothingFailed", target: "free", actions: "letFormGo" },
            {
              guard: "nothingPending",
              target: "free",
              description: "One was not sent: the person says what becomes of it.",
            },
          ],
          on: { "form.released": "free" },
        },
      },
    },
    order: {
      description: "Who moves a picture to another place.",
      meta: { title: "Order" },
      initial: "idle",
      states: {
        idle: {
          description: "Every picture has its place.",
          meta: { title: "Resting" },
          on: { "slot.lifted": { guard: "canLift", target: "lifted", actions: "liftSlot" } },
        },
        lifted: {
          description: "One picture is in the hand, by pointer or keyboard.",
          meta: { title: "Lifted" },
          always: { guard: "liftedIsGone", target: "idle", actions: "forgetLifted" },
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
          description: "There is nothing to bring back.",
          meta: { title: "Nothing to undo" },
          on: {
            "slot.removed": {
              target: "undoable",
              actions: ["stopUpload", "removeSlot", "sendImages"],
            },
          },
        },
        undoable: {
          description: "The picture that was removed last can be brought back for ten seconds.",
          meta: { title: "Can be undone" },
          always: { guard: "hasNoneRemoved", target: "settled" },
          on: {
            "slot.removed": {
              target: "undoable",
              reenter: true,
              actions: ["stopUpload", "removeSlot", "sendImages"],
              description: "The one before is gone for good.",
            },
            "removal.undone": { target: "settled", actions: ["undoRemoval", "sendImages"] },
          },
          after: { undoTime: { target: "settled", actions: "forgetRemoved" } },
        },
      },
    },
  },
});
