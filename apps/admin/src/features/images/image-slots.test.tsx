import { ApiFailure } from "@marquee/api/client/api-failure";
import { IMAGE_PURPOSES, type ImagePurpose } from "@marquee/domain/images/image-purpose";
import { imageSlotsMachine } from "@marquee/machines/images/image-slots.machine";
import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import { startForTest } from "../../testing/start-for-test.ts";
import { ImageSlotsView } from "./image-slots.tsx";
import { sendImages } from "./send-images.ts";

interface Sent {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly progress: (percent: number) => void;
  readonly arrive: (path: string) => void;
  readonly fail: (error: Error) => void;
}

const { product, offer } = IMAGE_PURPOSES;

/** Slots on the screen; the test responds to their uploads. */
function show(images: readonly string[] = [], purpose: ImagePurpose = product) {
  const sent: Sent[] = [];
  const received: (readonly string[])[] = [];
  const submitted = vi.fn();
  const actor = startForTest(
    createActor(
      imageSlotsMachine.provide({
        actors: {
          upload: sendImages((file, { onProgress, signal }) => {
            const { promise, resolve, reject } = Promise.withResolvers<string>();
            const name = file instanceof File ? file.name : "";
            sent.push({ name, signal, progress: onProgress, arrive: resolve, fail: reject });
            return promise;
          }),
        },
      }),
      { input: { purpose, images, owner: { send: (event) => received.push(event.images) } } },
    ),
  );
  const { container } = render(
    <form
      aria-label="A form"
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <ImageSlotsView actor={actor} label="Images" />
      <button type="submit">Save</button>
    </form>,
  );
  const chooser = container.querySelector<HTMLInputElement>("input[type=file]");
  if (!chooser) throw new Error("there is no file chooser");
  return {
    actor,
    sent,
    received,
    submitted,
    chooser,
    user: userEvent.setup({ applyAccept: false }),
  };
}

const file = (name: string, type = "image/png") => new File(["bytes"], name, { type });
const group = () => screen.getByRole("group", { name: "Images" });
const status = () => within(group()).getAllByRole("status").at(-1)?.textContent;
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const order = () =>
  screen
    .queryAllByRole("button", { name: /^Image \d+ of/ })
    .map((thumb) => thumb.querySelector("img")?.getAttribute("src")?.replace(/\?.*/, ""));
/** The first image that went out, once it did. */
const firstOf = async (sent: readonly Sent[], index = 0): Promise<Sent> => {
  await waitFor(() => expect(sent.length).toBeGreaterThan(index));
  const one = sent[index];
  if (!one) throw new Error("nothing was sent");
  return one;
};

describe("choosing images", () => {
  it("[IMAGESLOT-M2] the empty element opens the chooser, for several and the right types", async () => {
    const { chooser, user } = show();
    const opened = vi.spyOn(chooser, "click");
    await user.click(button(/Choose images/));
    expect(opened).toHaveBeenCalledOnce();
    expect([chooser.multiple, chooser.accept]).toEqual([
      true,
      "image/*,.jpg,.jpeg,.jpe,.jfif,.png,.webp,.avif,.gif,.heic,.heif",
    ]);
    expect(screen.getByText(/Up to 10. JPEG, PNG, WebP, AVIF or GIF, up to 8 MB/)).toBeTruthy();
  });

  it("[IMAGESLOT-M4] shows the progress of an image, and the image in the carousel's size when it is stored", async () => {
    const { chooser, sent, received, user } = show();
    await user.upload(chooser, file("linen.png"));
    const linen = await firstOf(sent);
    act(() => linen.progress(64));
    expect(screen.getByRole("progressbar", { name: "Sending linen.png" }).ariaValueNow).toBe("64");
    expect(button("Image 1 of 1, linen.png, sending, 64%")).toBeTruthy();
    act(() => linen.progress(100));
    expect(screen.getByText("Finishing")).toBeTruthy();
    await act(async () => linen.arrive("/products/aa.webp"));
    expect(screen.getByRole("img", { name: "linen.png" }).getAttribute("src")).toBe(
      "/images/products/aa.webp?w=940&h=650",
    );
    expect([received.at(-1), status()]).toEqual([
      ["/images/products/aa.webp"],
      "linen.png is in place.",
    ]);
  });

  it("[IMAGESLOT-M4] shows why one failed, with the number for the log, and retries it", async () => {
    const { chooser, sent, user } = show([], offer);
    await user.upload(chooser, file("linen.png"));
    const failure = {
      tag: "Unavailable",
      message: "Images cannot be reached.",
      reference: "r-7",
    } as const;
    await act(async () => (await firstOf(sent)).fail(new ApiFailure(failure)));
    expect(screen.getByText("Images cannot be reached.")).toBeTruthy();
    expect(screen.getByText(/r-7/)).toBeTruthy();
    await user.click(button("Try again"));
    expect((await firstOf(sent, 1)).name).toBe("linen.png");
    expect(screen.getByRole("progressbar")).toBeTruthy();
  });

  it("[IMAGESLOT-M4] calls off what is on its way", async () => {
    const { chooser, sent, user } = show([], offer);
    await user.upload(chooser, file("linen.png"));
    const { signal } = await firstOf(sent);
    await user.click(button("Cancel"));
    expect(signal.aborted).toBe(true);
    expect(screen.getByText("Drop or paste an image")).toBeTruthy();
  });

  it("[IMAGESLOT-M2] shows at once which files it does not take, until that is dismissed", async () => {
    const { chooser, sent, user } = show();
    await user.upload(chooser, [file("page.html", "text/html"), file("good.png")]);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("1 file was not taken");
    expect(alert.textContent).toContain("page.html: Please choose a JPEG");
    expect((await firstOf(sent)).name).toBe("good.png");
    await user.click(button("Dismiss"));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it.each(["image/jpe", "application/x-jpg", "text/plain", ""])(
    "[IMAGE-V8] takes a JPEG that its system calls %s, and no PDF of that type",
    async (type) => {
      const { chooser, sent, user } = show();
      const jpeg = new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], "photo.jpe", { type });
      await user.upload(chooser, [jpeg, new File(["%PDF-1.7"], "paper.jpg", { type })]);
      expect((await firstOf(sent)).name).toBe("photo.jpe");
      expect((await screen.findByRole("alert")).textContent).toContain(
        "paper.jpg: Please choose a JPEG",
      );
    },
  );
});

describe("dropping and pasting", () => {
  const carrying = (files: readonly File[], types = ["Files"]) => ({ files, types });

  it("[IMAGESLOT-M2] takes files that are dropped anywhere on it, and nothing else that is", async () => {
    const { sent } = show(["/images/a"]);
    fireEvent.drop(group(), { dataTransfer: carrying([], ["text/plain"]) });
    fireEvent.drop(group(), { dataTransfer: carrying([file("b.png"), file("c.png")]) });
    await firstOf(sent, 1);
    expect(sent.map(({ name }) => name)).toEqual(["b.png", "c.png"]);
  });

  it("[IMAGESLOT-M2] takes a pasted image, but not the one that accompanies pasted text", async () => {
    const { sent } = show();
    fireEvent.paste(document.body, {
      clipboardData: carrying([file("text.png")], ["text/plain", "Files"]),
    });
    fireEvent.paste(document.body, { clipboardData: carrying([file("shot.png")]) });
    expect((await firstOf(sent)).name).toBe("shot.png");
    expect(sent).toHaveLength(1);
  });
});

describe("by keyboard", () => {
  it("[IMAGESLOT-M7] arrows go along, Space lifts, arrows move, Space drops, and the focus stays", async () => {
    const { received, user } = show(["/images/a", "/images/b", "/images/c"]);
    act(() => button("Image 1 of 3").focus());
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(button("Image 2 of 3"));
    await user.keyboard(" ");
    expect(status()).toMatch(/^Image 2 of 3 lifted\./);
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(button("Image 3 of 3, lifted"));
    expect(order()).toEqual(["/images/a", "/images/c", "/images/b"]);
    expect(received).toEqual([]);
    await user.keyboard(" ");
    expect(received).toEqual([["/images/a", "/images/c", "/images/b"]]);
    await user.keyboard(" {Home}{Escape}");
    expect(order()).toEqual(["/images/a", "/images/c", "/images/b"]);
  });

  it("[IMAGESLOT-M7] a lifted image is dropped where another one is pressed, and keeps its keys while files are added", async () => {
    const { received, user } = show(["/images/a", "/images/b"]);
    act(() => button("Image 1 of 2").focus());
    await user.keyboard(" {ArrowRight}");
    fireEvent.drop(group(), { dataTransfer: { files: [file("c.png")], types: ["Files"] } });
    await user.keyboard("{ArrowRight}");
    expect(button("Image 3 of 3, lifted")).toBe(document.activeElement);
    await user.click(button("Image 1 of 3"));
    expect(received.at(-1)).toEqual(["/images/b", "/images/a"]);
    expect(screen.queryByRole("button", { name: /, lifted$/ })).toBeNull();
  });

  it("[IMAGESLOT-M6] Delete removes, and Undo restores", async () => {
    const { user } = show(["/images/a", "/images/b"]);
    act(() => button("Image 1 of 2").focus());
    await user.keyboard("{Delete}");
    expect([order(), document.activeElement]).toEqual([["/images/b"], button("Image 1 of 1")]);
    await user.click(button("Undo"));
    expect(order()).toEqual(["/images/a", "/images/b"]);
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
    await waitFor(() =>
      expect(screen.getByRole("group").contains(document.activeElement)).toBe(true),
    );
  });

  it("[IMAGESLOT-M6] leave the focus at the button that adds after the last one", async () => {
    const { user } = show(["/images/a"]);
    await user.click(button("Remove the image"));
    await waitFor(() => expect(document.activeElement).toBe(button(/Choose images/)));
  });

  it("[IMAGESLOT-M7] single presses move an image and go through them as well", async () => {
    const { received, user } = show(["/images/a", "/images/b"]);
    await user.click(button("Move one later"));
    expect(received).toEqual([["/images/b", "/images/a"]]);
    await user.click(button("Next image"));
    expect(screen.getByText("Image 1 of 2")).toBeTruthy();
  });
});

describe("a form around", () => {
  it("[IMAGESLOT-M10] is saved at once, or when the images that are being sent are stored", async () => {
    const { chooser, sent, submitted, user } = show();
    await user.click(button("Save"));
    expect(submitted).toHaveBeenCalledTimes(1);
    await user.upload(chooser, file("linen.png"));
    await user.click(button("Save"));
    expect(screen.getByText("Saving waits for the images")).toBeTruthy();
    expect(submitted).toHaveBeenCalledTimes(1);
    await act(async () => (await firstOf(sent)).arrive("/products/aa.webp"));
    expect(submitted).toHaveBeenCalledTimes(2);
    expect(screen.queryByText("Saving waits for the images")).toBeNull();
  });
});
