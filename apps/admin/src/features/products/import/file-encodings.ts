/** As what a file is read: as every line of it seems to be, or as the user says. */
export const FILE_ENCODINGS = [
  { value: "found", label: "As each line seems to be" },
  { value: "utf-8", label: "Unicode (UTF-8)" },
  { value: "windows-1252", label: "Windows, Western (1252)" },
  { value: "windows-1250", label: "Windows, Central European (1250)" },
  { value: "macintosh", label: "Old Macs (Mac Roman)" },
] as const;
export type FileEncoding = (typeof FILE_ENCODINGS)[number]["value"];
