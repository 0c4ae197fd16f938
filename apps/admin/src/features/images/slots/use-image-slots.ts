import type { ImagePurpose } from "@marquee/domain/images/image-purpose";
import { imageSlotsMachine } from "@marquee/machines/images/image-slots.machine";
import type { ImagesEvent } from "@marquee/machines/images/image-slots.model";
import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import type { ActorRefFrom } from "xstate";
import { useSession } from "../../../session/session-context.tsx";
import { uploadFile } from "../../../session/upload-file.ts";
import { useProcess } from "../../../session/use-process.ts";
import { sendImages } from "../send-images.ts";

/** The running images of a form. */
export type ImageSlotsActor = ActorRefFrom<typeof imageSlotsMachine>;

export interface ImagesInUse {
  readonly purpose: ImagePurpose;
  /** The addresses of the images as the form holds them. */
  readonly images: readonly string[];
  /** Where images are sent: the call's path with its parameters, as they are when an image is sent. */
  readonly path: string;
  /** The addresses in their new order, and how many images are still being sent. */
  readonly onChange: (images: readonly string[], pending: number) => void;
}

/** Runs the images of a form beside it: they are sent at once, the form holds their addresses. */
export function useImageSlots({ purpose, images, path, onChange }: ImagesInUse): ImageSlotsActor {
  const session = useSession();
  // What the machine calls, as it is now: a company may be chosen after an image.
  const [outside] = useState(() => ({ path, onChange }));
  useLayoutEffect(() => {
    Object.assign(outside, { path, onChange });
  }, [outside, path, onChange]);
  const machine = useMemo(
    () =>
      imageSlotsMachine.provide({
        actors: {
          upload: sendImages((file, how) =>
            uploadFile(session, { path: outside.path, file, ...how }),
          ),
        },
      }),
    [session, outside],
  );
  const owner = useMemo(
    () => ({
      send: (event: ImagesEvent) => outside.onChange(event.images, event.pending),
    }),
    [outside],
  );
  const actor = useProcess(machine, { input: { purpose, images, owner } });
  useEffect(() => actor.send({ type: "images.replaced", images }), [actor, images]);
  return actor;
}
