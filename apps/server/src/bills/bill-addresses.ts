import type { Bill, BillRating, ReceiptVersion } from "@marquee/domain/bills/bill.schema";
import type { ImageSigner } from "../platform/images/image-signer.ts";
import { videoEnding } from "./video-types.ts";

/** A file as the database has it: the name of its image, or its id and type if it is a video. */
export interface StoredFile {
  readonly id: string;
  readonly mediaType: string;
  readonly image: string | null;
}

export type StoredRating = Omit<BillRating, "ratingMedia"> & {
  readonly ratingMedia: readonly StoredFile[];
};
export type StoredBill = Omit<Bill, "image" | "billRating"> & {
  readonly image: readonly StoredFile[];
  readonly billRating: readonly StoredRating[];
};
export type StoredVersion = Omit<ReceiptVersion, "image" | "billRating"> &
  Pick<StoredBill, "image" | "billRating">;

/** What the signature of a video is of. */
export const videoName = (id: string): string => `videos/${id}`;

/** Gives the files of bills addresses that open for ten to fifteen minutes from now (IMAGE-S4, BILL-T4). */
export function billAddresses(signer: ImageSigner, now: Date) {
  const address = ({ id, mediaType, image }: StoredFile): string =>
    image === null
      ? `/videos/${id}.${videoEnding(mediaType)}?${signer.query(videoName(id), now)}`
      : signer.address(image, now);
  const rating = (stored: StoredRating): BillRating => ({
    ...stored,
    ratingMedia: stored.ratingMedia.map(address),
  });
  const contents = ({ image, billRating }: Pick<StoredBill, "billRating" | "image">) => ({
    image: image.map(address),
    billRating: billRating.map(rating),
  });
  return {
    rating,
    bill: (stored: StoredBill): Bill => ({ ...stored, ...contents(stored) }),
    version: (stored: StoredVersion): ReceiptVersion => ({ ...stored, ...contents(stored) }),
  };
}
