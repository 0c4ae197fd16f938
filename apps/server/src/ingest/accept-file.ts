import type { IngestFile } from "@marquee/domain/ingest/ingest.schema";
import { ingestMessages } from "@marquee/domain/ingest/messages";
import type { Issue } from "@marquee/domain/validation/rule";
import { fileTypeFromBuffer } from "file-type";
import { Refusal } from "../http/refusal.ts";
import { acceptImage } from "../images/accept-image.ts";

/** A picture drawn anew, or a video as it came, with the type it really has. */
export interface AcceptedFile {
  readonly mediaType: string;
  readonly bytes: Buffer;
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
  // The container of WMV also carries sound alone; the sniffer tells them apart by the type.
  return type.mime === "video/x-ms-asf" ? type.mime : VIDEOS.get(type.ext);
}

const refuse = (rule: string, field: string, message: string): Issue => ({ rule, field, message });

/**
 * Accepts a file of a delivery, or says what is wrong with it (INGEST-F1, INGEST-F2). Its name and what it claims to be
 * count for nothing: types are sniffed, and pictures are drawn anew without where they were taken.
 */
export async function acceptFile(
  { base64 }: IngestFile,
  field: string,
  allowed: "pictures" | "media",
): Promise<AcceptedFile | Issue> {
  if (base64 === "" || !BASE64.test(base64))
    return refuse("INGEST-F1", `${field}.base64`, ingestMessages.noBase64);
  const bytes = Buffer.from(base64, "base64");
  const video = allowed === "media" ? await videoType(bytes) : undefined;
  if (video !== undefined) return { mediaType: video, bytes };
  const picture = await acceptImage(bytes);
  if (!(picture instanceof Refusal)) return { mediaType: "image/webp", bytes: picture };
  const message = allowed === "media" ? ingestMessages.noMedia : ingestMessages.noPicture;
  return refuse("INGEST-F2", `${field}.base64`, message);
}
