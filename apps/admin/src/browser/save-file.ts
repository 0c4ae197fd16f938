/** Hands a text to the person as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // the download has taken hold of it by the next turn
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
