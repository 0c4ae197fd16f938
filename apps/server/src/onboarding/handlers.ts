import type { HandlersOf } from "../platform/http/handlers.ts";
import { keepImage } from "../images/keep-image.ts";
import type { Services } from "../services.ts";

export const onboardingHandlers = ({
  images,
}: Pick<Services, "images">): HandlersOf<"onboarding"> => ({
  /** A logo of somebody who has no company yet: nothing is tied to it until the company is made (IMAGE-A5). */
  uploadLogo: ({ file }, { log }) => keepImage(images, "companies", file.bytes, { log }),
});
