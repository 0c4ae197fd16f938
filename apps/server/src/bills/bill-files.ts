import type { IngestBill, IngestFile } from "@marquee/domain/ingest/ingest.schema";
import type { Issue } from "@marquee/domain/validation/rule";
import { createHash } from "node:crypto";
import type { ImageStore } from "../platform/images/image-store.ts";
import { deliveredKey } from "../platform/ingest/ingest-rows.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import { acceptFile, type AcceptedFile } from "./accept-file.ts";

/** A file with its place in the bill; `ratingId` is null for an image of the receipt. */
export interface BillFile extends AcceptedFile {
  readonly id: string;
  readonly ratingId: string | null;
  readonly position: number;
}

export interface BillFiles {
  readonly files: readonly BillFile[];
  readonly issues: readonly Issue[];
}

interface Wanted {
  readonly file: IngestFile;
  readonly field: string;
  readonly ratingId: string | null;
  readonly position: number;
}

const namedImages = ({ image, billRating }: IngestBill): readonly Wanted[] => [
  ...image.map((file, position) => ({
    file,
    field: `image.${position}`,
    ratingId: null,
    position,
  })),
  ...billRating.flatMap(({ id, ratingMedia }, index) =>
    ratingMedia.map((file, position) => ({
      file,
      field: `billRating.${index}.ratingMedia.${position}`,
      ratingId: id,
      position,
    })),
  ),
];

/** The id of a file of a bill's first version; it is what it was before bills had versions. */
const billFileId = (key: string, ratingId: string | null, position: number): string =>
  createHash("sha256")
    .update(`${key} ${ratingId ?? ""} ${position}`)
    .digest("hex")
    .slice(0, 32);

/** Accepts the images and videos of a bill one after the other: rendering images takes a processor and memory. */
export async function billFiles(
  images: ImageStore,
  bill: IngestBill,
): Promise<BillFiles | Refusal> {
  const files: BillFile[] = [];
  const issues: Issue[] = [];
  for (const { file, field, ratingId, position } of namedImages(bill)) {
    const allowed = ratingId === null ? "images" : "media";
    const accepted = await acceptFile(images, file, field, allowed);
    if (accepted instanceof Refusal) return accepted;
    if ("rule" in accepted) issues.push(accepted);
    else
      files.push({
        ...accepted,
        id: billFileId(deliveredKey(bill), ratingId, position),
        ratingId,
        position,
      });
  }
  return { files, issues };
}
