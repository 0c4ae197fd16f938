const VIDEO = new Set(["mp4", "3gp", "ogg", "mov", "wmv", "flv", "avi", "mkv"]);

/**
 * Whether media of a rating is shown as a video: by the ending of its path, whatever its case; what follows a
 * question mark, such as a signature, does not count (BILL-M1).
 */
export function isVideo(address: string): boolean {
  const path = address.split(/[?#]/u)[0] ?? "";
  const ending = path.slice(path.lastIndexOf(".") + 1);
  return path.includes(".") && VIDEO.has(ending.toLowerCase());
}
