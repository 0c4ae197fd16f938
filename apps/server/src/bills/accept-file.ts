import type { IngestFile } from "@marquee/domain/ingest/ingest.schema";
import { ingestMessages } from "@marquee/domain/ingest/messages";
import type { Issue } from "@marquee/domain/validation/rule";
import { fileTypeFromBuffer } from "file-type";
import type { ImageStore } from "../platform/images/image-store.ts";
import { storeImage } from "../platform/images/store-image.ts";
import type { Refusal } from "../platform/refusal/refusal.ts";

/** An image by the name it is stored under, or a video as it was sent, with the type it really has. */
export interface AcceptedFile {
  readonly mediaType: string;
  readonly image: string | null;
  readonly bytes: Buffer | null;
}

/** What the specification counts as video: mp4, 3gp, ogg, mov, wmv, flv, avi and mkv. */
const VIDEOS: ReadonlyMap<string, string> = new Map([
  ["mp4", "video/mp4"],
  ["3gp", "video/3gpp"],
  ["ogv", "video/ogg"],
  ["ogm", "video/ogg"],
  ["mov", "video/quicktime"],
  ["flv", "video/x-flv"],
  ["avi", "video/vnd.avi"],
  ["mkv", "video/matroska"],
]);

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

async function videoType(bytes: Buffer): Promise<string | undefined> {
  const type = await fileTypeFromBuffer(bytes);
  if (!type) return undefined;
  // The container of WMV also carries sound alone; the type distinguishes them.
  return type.mime === "video/x-ms-asf" ? type.mime : VIDEOS.get(type.ext);
}

const refuse = (rule: string, field: string, message: string): Issue => ({ rule, field, message });

/**
 * Accepts a file of a delivery, or says what is wrong with it (INGEST-F1, INGEST-F2). Its name and what it claims to be
 * count for nothing: types are sniffed, and images are rendered again without where they were taken. A `Refusal`: the
 * store of images is away, or too much is being rendered.
 */
export async function acceptFile(
  images: ImageStore,
  { base64 }: IngestFile,
  field: string,
  allowed: "images" | "media",
): Promise<AcceptedFile | Issue | Refusal> {
  if (base64 === "" || !BASE64.test(base64))
    return refuse("INGEST-F1", `${field}.base64`, ingestMessages.noBase64);
  const bytes = Buffer.from(base64, "base64");
  const video = allowed === "media" ? await videoType(bytes) : undefined;
  if (video !== undefined) return { mediaType: video, image: null, bytes };
  const path = await storeImage(images, "bills", bytes);
  if (typeof path === "string")
    return { mediaType: "image/webp", image: path.slice(1), bytes: null };
  if (path.failure.tag !== "Invalid") return path;
  const message = allowed === "media" ? ingestMessages.noMedia : ingestMessages.noImage;
  return refuse("INGEST-F2", `${field}.base64`, message);
}
