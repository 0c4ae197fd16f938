import { IMAGE_PURPOSES } from "@marquee/domain/images/image-purpose";
import { describe, expect, test } from "vitest";
import {
  addFiles,
  begunAt,
  imagesAt,
  pickedFile,
  tagsAt,
  uploadFailed,
  uploadProblem,
  uploadStored,
  walkSlots,
} from "../testing/image-slots-walk.ts";

const { variant, offer } = IMAGE_PURPOSES;

describe("when opened", () => {
  test("[IMAGESLOT-M1] has the stored images, shows the first, and uploads nothing", () => {
    const at = walkSlots(["a", "b"]);
    expect([imagesAt(at), at.context.shown, begunAt(at)]).toEqual([["a", "b"], "slot-0", []]);
    expect(at.value).toEqual({
      uploads: "settled",
      form: "free",
      order: "idle",
      removal: "settled",
    });
    expect(walkSlots().context.shown).toBeNull();
  });
});

describe("when files are added", () => {
  test("[IMAGESLOT-M2] takes the valid ones, gives the reason for the others, and shows the first", () => {
    const at = walkSlots(["a"]);
    const next = at.go({
      type: "files.added",
      files: [
        pickedFile("good"),
        pickedFile("page", { type: "text/html" }),
        pickedFile("vast", { size: 8_000_001 }),
      ],
    });
    expect(next.context).toMatchObject({
      shown: "slot-1",
      refused: [
        { name: "page.png", message: "Please choose a JPEG, PNG, WebP, AVIF or GIF image." },
        {
          name: "vast.png",
          message: "This image is larger than 8 MB. Please choose a smaller one.",
        },
      ],
    });
    expect(next.go({ type: "refusals.dismissed" }).context.refused).toEqual([]);
    expect(next.go(addFiles("more")).context.refused).toEqual([]);
  });

  test("[IMAGESLOT-M2] takes five for a variant and no more", () => {
    const at = walkSlots(["a", "b", "c"], variant);
    const full = at.go(addFiles("d", "e", "f"));
    expect(full.context.slots).toHaveLength(5);
    expect(full.context.refused).toEqual([
      { name: "f.png", message: "A product variant has at most 5 images." },
    ]);
    expect(full.go(addFiles("g")).context.slots).toHaveLength(5);
  });

  test("[IMAGESLOT-M3] uploads two at a time, in their order, and the next when one is done", () => {
    const sending = walkSlots().go(addFiles("a", "b", "c", "d"));
    expect(tagsAt(sending)).toEqual(["uploading", "uploading", "queued", "queued"]);
    expect(begunAt(sending)).toEqual([
      ["upload", "slot-0"],
      ["upload", "slot-1"],
    ]);
    expect(sending.snapshot.hasTag("busy")).toBe(true);
    const third = sending.go(uploadStored(1, "/b"));
    expect([tagsAt(third), begunAt(third)]).toEqual([
      ["uploading", "stored", "uploading", "queued"],
      [["upload", "slot-2"]],
    ]);
    const fourth = third.go(uploadFailed(0));
    expect(begunAt(fourth)).toEqual([["upload", "slot-3"]]);
    const settled = fourth.go(uploadStored(2, "/c"), uploadStored(3, "/d"));
    expect(settled.value).toMatchObject({ uploads: "settled" });
    expect(settled.snapshot.hasTag("busy")).toBe(false);
  });
});

describe("when an image is uploading", () => {
  test("[IMAGESLOT-M4] shows its progress, its size and its address", () => {
    const at = walkSlots();
    const half = at.go(
      addFiles("a"),
      { type: "upload.measured", id: "slot-0", pixels: { width: 800, height: 600 } },
      { type: "upload.progressed", id: "slot-0", percent: 50 },
    );
    expect(half.context.slots[0]).toMatchObject({
      name: "a.png",
      pixels: { width: 800, height: 600 },
      progress: { tag: "uploading", percent: 50 },
    });
    const done = half.go(uploadStored(0, "/a"));
    expect(done.context.slots[0]).toMatchObject({
      pixels: { width: 800 },
      progress: { tag: "stored", image: "/a" },
    });
  });

  test("[IMAGESLOT-M4] keeps the reason of a failure, and uploads the same file again on demand", () => {
    const failed = walkSlots().go(addFiles("a"), uploadFailed(0));
    expect(failed.context.slots[0]?.progress).toEqual({
      tag: "failed",
      file: pickedFile("a"),
      problem: uploadProblem,
    });
    expect(failed.value).toMatchObject({ uploads: "settled" });
    const again = failed.go({ type: "upload.retried", id: "slot-0" });
    expect(again.started).toMatchObject([
      { src: "upload", input: { id: "slot-0", file: pickedFile("a") } },
    ]);
    expect(tagsAt(again.go(uploadStored(0, "/a")))).toEqual(["stored"]);
  });

  test("[IMAGESLOT-M4] ignores events of a cancelled or finished upload", () => {
    const gone = walkSlots().go(
      addFiles("a", "b"),
      { type: "slot.removed", id: "slot-0" },
      uploadStored(0, "/a"),
    );
    expect(gone.context.slots.map(({ id }) => id)).toEqual(["slot-1"]);
    const settled = walkSlots().go(
      addFiles("a"),
      uploadStored(0, "/a"),
      addFiles("b"),
      uploadFailed(0),
      uploadStored(0, "/x"),
    );
    expect(imagesAt(settled)).toEqual(["/a"]);
    expect(tagsAt(settled)).toEqual(["stored", "uploading"]);
  });
});

describe("if there is one slot", () => {
  test("[IMAGESLOT-M5] a new image replaces the old one once it is stored", () => {
    const sending = walkSlots(["old"], offer).go(addFiles("new"));
    expect([tagsAt(sending), imagesAt(sending)]).toEqual([["uploading"], ["old"]]);
    expect(imagesAt(sending.go(uploadStored(1, "/new")))).toEqual(["/new"]);
  });

  test("[IMAGESLOT-M5] cancelling it, or removing a failed one, restores the old one", () => {
    const sending = walkSlots(["old"], offer).go(addFiles("new"));
    const off = sending.go({ type: "slot.removed", id: "slot-1" });
    expect([imagesAt(off), tagsAt(off), off.context.removed]).toEqual([["old"], ["stored"], null]);
    expect(off.value).toMatchObject({ removal: "settled", uploads: "settled" });
    const failed = sending.go(uploadFailed(1));
    expect(imagesAt(failed)).toEqual(["old"]);
    expect(imagesAt(failed.go({ type: "slot.removed", id: "slot-1" }))).toEqual(["old"]);
  });

  test("[IMAGESLOT-M5] a third image before the second is stored still restores the first", () => {
    const third = walkSlots(["old"], offer).go(addFiles("second"), addFiles("third"));
    expect([third.context.slots.length, imagesAt(third)]).toEqual([1, ["old"]]);
    expect(begunAt(third)).toEqual([["upload", "slot-2"]]);
    expect(imagesAt(third.go(uploadStored(1, "/second"), uploadStored(2, "/third")))).toEqual([
      "/third",
    ]);
  });

  test("[IMAGESLOT-M5] an invalid file stops nothing", () => {
    const sending = walkSlots([], offer).go(addFiles("new"));
    const refused = sending.go({
      type: "files.added",
      files: [pickedFile("page", { type: "text/html" })],
    });
    expect(tagsAt(refused)).toEqual(["uploading"]);
    expect(imagesAt(refused.go(uploadStored(0, "/new")))).toEqual(["/new"]);
  });
});
