import { ApiFailure } from "@marquee/api/client/api-failure";
import { IMAGE_PURPOSES, type ImagePurpose } from "@marquee/domain/images/image-purpose";
import { imageMessages } from "@marquee/domain/images/messages";
import { imageSlotsMachine } from "@marquee/machines/images/image-slots.machine";
import { Field } from "@marquee/ui/fields/field.tsx";
import { useEffect, useState } from "react";
import { useProcess } from "../../session/use-process.ts";
import { ImageSlotsView } from "../images/image-slots.tsx";
import { sendImages, type SendImage } from "../images/send-images.ts";
import { KitSection } from "./gallery-section.tsx";
import bowl from "./images/bowl.svg";
import lamp from "./images/lamp.svg";
import plant from "./images/plant.svg";

/** The store of this page: images stop half way, or are refused; nothing leaves the browser. */
const halfWay: SendImage = (_file, { onProgress, signal }) => {
  onProgress(64);
  return new Promise((_, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("called off", "AbortError")));
  });
};
const refuseImage: SendImage = () =>
  Promise.reject(
    new ApiFailure({
      tag: "Unavailable",
      message: imageMessages.sendFailed,
      reference: "4f2a91c0",
    }),
  );

interface Example {
  readonly label: string;
  readonly purpose: ImagePurpose;
  readonly images: readonly string[];
  readonly send: SendImage;
  /** Images that are added as files when the page opens. */
  readonly added?: readonly string[];
}

async function renderFile(address: string): Promise<File> {
  const [image, canvas] = [new Image(), new OffscreenCanvas(800, 600)];
  image.src = address;
  await image.decode();
  canvas.getContext("2d")?.drawImage(image, 0, 0, 800, 600);
  const blob = await canvas.convertToBlob();
  return new File([blob], `${address.match(/([a-z]+)[^/]*$/)?.[1] ?? "image"}.png`, {
    type: blob.type,
  });
}

function Slots({ label, purpose, images, send, added = [] }: Example) {
  const [machine] = useState(() =>
    imageSlotsMachine.provide({ actors: { upload: sendImages(send) } }),
  );
  const actor = useProcess(machine, { input: { purpose, images, owner: { send: () => {} } } });
  useEffect(() => {
    let open = true;
    void Promise.all(added.map(renderFile)).then((files) => {
      if (open && files.length > 0) actor.send({ type: "files.added", files });
    });
    return () => {
      open = false;
    };
  }, [actor, added]);
  return (
    <Field label={label} help={purpose.advice?.before}>
      {(control) => <ImageSlotsView {...control} actor={actor} label={label} />}
    </Field>
  );
}

const { offer, product, variant, logo } = IMAGE_PURPOSES;

/** Outside the component, so that they are the same at every render. */
const SENDING = [lamp, plant, bowl];
const FAILED = [lamp];

/** Slots of images: empty, stored, being sent and failed, for one image and for several. */
export function KitImages() {
  return (
    <KitSection title="Images">
      <div className="grid max-w-[960px] items-start gap-x-8 gap-y-5 md:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-5">
          <Slots label="None yet" purpose={product} images={[]} send={halfWay} />
          <Slots label="One, none yet" purpose={offer} images={[]} send={halfWay} />
          <Slots label="One" purpose={logo} images={[bowl]} send={halfWay} />
          <Slots
            label="One, sending"
            purpose={offer}
            images={[bowl]}
            send={halfWay}
            added={FAILED}
          />
          <Slots
            label="One, failed"
            purpose={offer}
            images={[]}
            send={refuseImage}
            added={FAILED}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <Slots label="Some" purpose={product} images={[bowl, lamp, plant]} send={halfWay} />
          <Slots label="Sending" purpose={product} images={[bowl]} send={halfWay} added={SENDING} />
          <Slots
            label="Failed"
            purpose={variant}
            images={[plant, bowl]}
            send={refuseImage}
            added={FAILED}
          />
        </div>
      </div>
    </KitSection>
  );
}
