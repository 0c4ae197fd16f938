import { IMAGE_PURPOSES } from "@marquee/domain/images/image-purpose";
import { describe, expect, test } from "vitest";
import {
  addFiles,
  begunAt,
  imagesAt,
  tagsAt,
  uploadFailed,
  uploadStored,
  walkSlots,
} from "../testing/image-slots-walk.ts";
import { delayPassed } from "../testing/walk.ts";
import type { ImageSlotsEvent } from "./image-slots.model.ts";

const { variant, offer } = IMAGE_PURPOSES;

describe("when an image is removed", () => {
  test("[IMAGESLOT-M6] its neighbour is shown, and it can be restored to its position", () => {
    const without = walkSlots(["a", "b", "c"]).go({ type: "slot.removed", id: "slot-0" });
    expect([imagesAt(without), without.context.shown]).toEqual([["b", "c"], "slot-1"]);
    expect(without.value).toMatchObject({ removal: "undoable" });
    const back = without.go({ type: "removal.undone" });
    expect([imagesAt(back), back.context.shown]).toEqual([["a", "b", "c"], "slot-0"]);
    expect(back.value).toMatchObject({ removal: "settled" });
    const last = walkSlots(["a", "b"]).go(
      { type: "slot.shown", id: "slot-1" },
      { type: "slot.removed", id: "slot-1" },
    );
    expect(last.context.shown).toBe("slot-0");
  });

  test("[IMAGESLOT-M6] it is gone for good after ten seconds, or when there is no room for it", () => {
    const without = walkSlots(["a"]).go({ type: "slot.removed", id: "slot-0" });
    const late = without.go(delayPassed("undoTime", "imageSlots.removal.undoable"));
    expect([late.context.removed, late.value]).toMatchObject([null, { removal: "settled" }]);
    const full = walkSlots(["a", "b", "c", "d", "e"], variant).go(
      { type: "slot.removed", id: "slot-4" },
      addFiles("f"),
    );
    expect(full.value).toMatchObject({ removal: "settled" });
    expect(full.go({ type: "removal.undone" }).context.slots).toHaveLength(5);
  });

  test("[IMAGESLOT-M6] the last removed one is restored, and an upload that was running starts anew", () => {
    const at = walkSlots(["a"]);
    const removed = at.go(
      addFiles("b"),
      { type: "slot.removed", id: "slot-0" },
      { type: "slot.removed", id: "slot-1" },
    );
    expect(removed.context.slots).toEqual([]);
    expect(removed.value).toMatchObject({ uploads: "settled" });
    const back = removed.go({ type: "removal.undone" });
    expect([tagsAt(back), begunAt(back)]).toEqual([["uploading"], [["upload", "slot-1"]]]);
  });
});

describe("when images are reordered", () => {
  const lifted = walkSlots(["a", "b", "c"]).go({ type: "slot.lifted", id: "slot-0" });

  test("[IMAGESLOT-M7] a lifted image stays shown while files are added, so that its keys stay with it", () => {
    expect(lifted.go(addFiles("d")).context.shown).toBe("slot-0");
  });

  test("[IMAGESLOT-M7] a lifted one moves as far as there are slots, and stays where it is dropped", () => {
    const moved = lifted.go({ type: "slot.moved", to: 1 });
    expect(imagesAt(moved)).toEqual(["b", "a", "c"]);
    expect(imagesAt(moved.go({ type: "slot.moved", to: 9 }))).toEqual(["b", "c", "a"]);
    expect(imagesAt(moved.go({ type: "slot.moved", to: -3 }))).toEqual(["a", "b", "c"]);
    const dropped = moved.go({ type: "slot.dropped" });
    expect([imagesAt(dropped), dropped.context.lifted, dropped.value]).toMatchObject([
      ["b", "a", "c"],
      null,
      { order: "idle" },
    ]);
    expect(dropped.actions.map(({ type }) => type)).toEqual(["sendImages"]);
  });

  test("[IMAGESLOT-M7] returned, everything is as it was, and nothing is sent", () => {
    const back = lifted.go({ type: "slot.moved", to: 2 }, { type: "slot.returned" });
    expect([imagesAt(back), back.actions]).toEqual([["a", "b", "c"], []]);
  });

  test("[IMAGESLOT-M7] a single image cannot be lifted, and a removed one is no longer lifted", () => {
    expect(walkSlots(["a"]).go({ type: "slot.lifted", id: "slot-0" }).value).toMatchObject({
      order: "idle",
    });
    expect(lifted.go({ type: "slot.removed", id: "slot-0" }).value).toMatchObject({
      order: "idle",
    });
    expect(lifted.go({ type: "images.replaced", images: [] }).value).toMatchObject({
      order: "idle",
    });
  });

  test("[IMAGESLOT-M7] the preview goes round", () => {
    const at = walkSlots(["a", "b", "c"]);
    expect(at.go({ type: "preview.moved", by: -1 }).context.shown).toBe("slot-2");
    expect(at.go({ type: "preview.moved", by: 1 }).context.shown).toBe("slot-1");
    expect(walkSlots().go({ type: "preview.moved", by: 1 }).context.shown).toBeNull();
  });
});

test("[IMAGESLOT-M8] every step is announced to screen readers", () => {
  const steps: readonly [ImageSlotsEvent, string][] = [
    [addFiles("c", "d"), "Sending 2 images."],
    [uploadStored(2, "/c"), "c.png is in place."],
    [uploadFailed(3), "d.png was not sent. The store is away."],
    [{ type: "upload.retried", id: "slot-3" }, "Sending 1 image."],
    [{ type: "slot.removed", id: "slot-3" }, "Image 4 removed. Undo brings it back."],
    [{ type: "removal.undone" }, "Image 4 is back."],
    [
      { type: "slot.lifted", id: "slot-0" },
      "Image 1 of 4 lifted. Arrow keys move it, Space drops it, Escape puts it back.",
    ],
    [{ type: "slot.moved", to: 1 }, "Now 2 of 4."],
    [{ type: "slot.dropped" }, "Dropped as image 2 of 4."],
    [
      { type: "slot.lifted", id: "slot-0" },
      "Image 2 of 4 lifted. Arrow keys move it, Space drops it, Escape puts it back.",
    ],
    [{ type: "slot.returned" }, "Put back as image 2."],
  ];
  let at = walkSlots(["a", "b"]);
  for (const [event, announcement] of steps) {
    at = at.go(event);
    expect(at.context.announcement).toBe(announcement);
  }
  const off = walkSlots(["old"], offer).go(addFiles("new"), { type: "slot.removed", id: "slot-1" });
  expect(off.context.announcement).toBe("Called off. The image from before is back.");
});
