/** Renders an SVG at twice its size, as an image of pixels. */
export async function toPng(
  svg: string,
  { width, height }: { readonly width: number; readonly height: number },
): Promise<Blob> {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = (image.naturalWidth || width) * 2;
    canvas.height = (image.naturalHeight || height) * 2;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => {
        if (blob) resolve(blob);
        else reject(new Error("The image could not be made."));
      }, "image/png");
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
