/** What the specification counts as video, by the type that the sniffer finds: mp4, 3gp, ogg, mov, wmv, flv, avi and mkv. */
const ENDINGS: ReadonlyMap<string, string> = new Map([
  ["video/mp4", "mp4"],
  ["video/3gpp", "3gp"],
  ["video/ogg", "ogg"],
  ["video/quicktime", "mov"],
  ["video/x-ms-asf", "wmv"],
  ["video/x-flv", "flv"],
  ["video/vnd.avi", "avi"],
  ["video/matroska", "mkv"],
]);

/** The ending of the address that a video of this type is served at. */
export function videoEnding(mediaType: string): string {
  const ending = ENDINGS.get(mediaType);
  if (ending === undefined) throw new Error(`${mediaType} is no type of a video`);
  return ending;
}
