/** Saves a text, or a file that was fetched, as a file of the user. */
export function saveFile(name: string, content: string | Blob, type = ""): void {
  const file = typeof content === "string" ? new Blob([content], { type }) : content;
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // the download has taken hold of it by the next turn
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
