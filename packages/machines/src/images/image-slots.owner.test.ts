import { IMAGE_PURPOSES } from "@marquee/domain/images/image-purpose";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addFiles,
  runSlots,
  uploadFailed,
  uploadProblem,
  uploadStored,
} from "../testing/image-slots-walk.ts";
import type { ImageSlotsEvent } from "./image-slots.model.ts";
import { countPending, imagesOf } from "./slot.ts";

const { variant, offer } = IMAGE_PURPOSES;

describe("the owner of the images", () => {
  test("[IMAGESLOT-M9] receives their addresses in order, and how many are pending", () => {
    const { actor, received, uploads } = runSlots(["a"]);
    actor.send(addFiles("b", "c", "d"));
    uploads.get("slot-2")?.(uploadStored(2, "/c"));
    uploads.get("slot-1")?.(uploadFailed(1));
    uploads.get("slot-3")?.(uploadStored(3, "/d"));
    actor.send({ type: "slot.removed", id: "slot-0" });
    expect(received.map(({ images: now, pending }) => [now.join(), pending])).toEqual([
      ["a", 3],
      ["a,/c", 2],
      ["a,/c", 1],
      ["a,/c,/d", 0],
      ["/c,/d", 0],
    ]);
    actor.stop();
  });

  test("[IMAGESLOT-M4] an upload ends when it is stored, has failed, is removed or replaced", () => {
    const { actor, uploads } = runSlots();
    actor.send(addFiles("a", "b", "c", "d"));
    expect([...uploads.keys()]).toEqual(["slot-0", "slot-1"]);
    uploads.get("slot-0")?.(uploadStored(0, "/a"));
    uploads.get("slot-1")?.(uploadFailed(1));
    expect([...uploads.keys()]).toEqual(["slot-2", "slot-3"]);
    actor.send({ type: "slot.removed", id: "slot-2" });
    expect([...uploads.keys()]).toEqual(["slot-3"]);
    actor.send({ type: "images.replaced", images: [] });
    expect([...uploads.keys()]).toEqual([]);
    actor.stop();
    const single = runSlots([], offer);
    single.actor.send(addFiles("a"));
    single.actor.send(addFiles("b"));
    expect([...single.uploads.keys()]).toEqual(["slot-1"]);
    single.actor.stop();
    expect([...single.uploads.keys()]).toEqual([]);
  });

  test("[IMAGESLOT-M9] may replace them, and sending back what it received changes nothing", () => {
    const { actor, uploads } = runSlots(["a", "b"]);
    actor.send(addFiles("c"));
    const before = actor.getSnapshot();
    actor.send({ type: "images.replaced", images: ["a", "b"] });
    expect(actor.getSnapshot()).toBe(before);
    actor.send({ type: "images.replaced", images: ["x"] });
    expect(imagesOf(actor.getSnapshot().context.slots)).toEqual(["x"]);
    expect(actor.getSnapshot().context.shown).toBe("slot-3");
    expect([...uploads.keys()]).toEqual([]);
    actor.stop();
  });

  test("[IMAGESLOT-M9] receives what is there, whatever is done: never too many, no id twice, two uploads", () => {
    const ids = fc.integer({ min: 0, max: 12 }).map((number) => `slot-${number}`);
    const event: fc.Arbitrary<ImageSlotsEvent> = fc.oneof(
      fc
        .integer({ min: 1, max: 4 })
        .map((count) => addFiles(...Array.from({ length: count }, (_, n) => `f${n}`))),
      ids.map((id) => ({ type: "upload.stored", id, image: `/${id}` }) as const),
      ids.map((id) => ({ type: "upload.failed", id, problem: uploadProblem }) as const),
      ids.map((id) => ({ type: "upload.retried", id }) as const),
      ids.map((id) => ({ type: "slot.removed", id }) as const),
      ids.map((id) => ({ type: "slot.lifted", id }) as const),
      fc.integer({ min: -2, max: 12 }).map((to) => ({ type: "slot.moved", to }) as const),
      fc.constantFrom<ImageSlotsEvent>(
        { type: "removal.undone" },
        { type: "slot.dropped" },
        { type: "slot.returned" },
        { type: "preview.moved", by: 1 },
        { type: "images.replaced", images: ["y"] },
      ),
    );
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 30 }),
        fc.constantFrom(offer, variant),
        (events, purpose) => {
          const { actor, received, uploads } = runSlots(["a"], purpose);
          for (const each of events) {
            actor.send(each);
            // What the owner sends is not sent back to it.
            const known =
              each.type === "images.replaced" ? each.images : (received.at(-1)?.images ?? ["a"]);
            if (each.type === "images.replaced")
              received.push({ type: "images.changed", images: known, pending: 0 });
            expect([...known].toSorted()).toEqual(
              [...imagesOf(actor.getSnapshot().context.slots)].toSorted(),
            );
            const { slots, shown } = actor.getSnapshot().context;
            expect(slots.length).toBeLessThanOrEqual(purpose.most);
            expect(new Set(slots.map(({ id }) => id)).size).toBe(slots.length);
            const uploading = slots
              .filter(({ progress }) => progress.tag === "uploading")
              .map(({ id }) => id);
            expect([...uploads.keys()].toSorted()).toEqual(uploading.toSorted());
            expect(uploading.length).toBe(Math.min(2, countPending(slots)));
            expect(slots.length === 0 || slots.some(({ id }) => id === shown)).toBe(true);
          }
          actor.stop();
        },
      ),
      { numRuns: 200 },
    );
  });
});

describe("a form that is to be saved during uploads", () => {
  function holdForm() {
    const { actor, uploads, received } = runSlots();
    const released: string[] = [];
    actor.on("form.ready", () => released.push(received.at(-1)?.images.join() ?? ""));
    actor.send(addFiles("a", "b"));
    actor.send({ type: "form.held" });
    return { actor, uploads, released };
  }

  test("[IMAGESLOT-M10] waits for all of them, and is released after their owner received them", () => {
    const { actor, uploads, released } = holdForm();
    expect(actor.getSnapshot().matches({ form: "held" })).toBe(true);
    uploads.get("slot-0")?.(uploadStored(0, "/a"));
    expect(released).toEqual([]);
    uploads.get("slot-1")?.(uploadStored(1, "/b"));
    expect(released).toEqual(["/a,/b"]);
    expect(actor.getSnapshot().matches({ form: "free" })).toBe(true);
    actor.stop();
  });

  test("[IMAGESLOT-M10] waits for the user if one fails, or is cancelled", () => {
    const { actor, uploads, released } = holdForm();
    uploads.get("slot-0")?.(uploadFailed(0));
    uploads.get("slot-1")?.(uploadStored(1, "/b"));
    expect(released).toEqual([]);
    expect(actor.getSnapshot().matches({ form: "free" })).toBe(true);
    const other = holdForm();
    other.actor.send({ type: "form.released" });
    other.uploads.get("slot-0")?.(uploadStored(0, "/a"));
    other.uploads.get("slot-1")?.(uploadStored(1, "/b"));
    expect(other.released).toEqual([]);
    actor.stop();
    other.actor.stop();
  });
});
