const VIDEO = new Set(["mp4", "3gp", "ogg", "mov", "wmv", "flv", "avi", "mkv"]);

/** Whether media of a rating is a video: by the ending of its path, without what follows a question mark (BILL-M1). */
export function isVideo(address: string): boolean {
  const path = address.split(/[?#]/u)[0] ?? "";
  const ending = path.slice(path.lastIndexOf(".") + 1);
  return path.includes(".") && VIDEO.has(ending.toLowerCase());
}
