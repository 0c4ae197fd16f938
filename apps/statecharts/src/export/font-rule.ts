import inter from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";

const dataUrl = (content: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onloadend = () => {
      if (typeof reader.result === "string") resolve(reader.result);
      else reject(new Error("The font could not be read."));
    };
    reader.readAsDataURL(content);
  });

/** The font of the charts inside a style sheet: an image that is rendered sees none of the page's. */
export async function fontRule(): Promise<string> {
  const font = await dataUrl(await (await fetch(inter)).blob());
  return `@font-face{font-family:"Inter Variable";font-weight:100 900;src:url(${font}) format("woff2")}`;
}
