import { uploadSignUpLogo, type UploadServices } from "../images/upload-image.ts";
import type { HandlersOf } from "../platform/http/handlers.ts";

export const onboardingHandlers = (services: UploadServices): HandlersOf<"onboarding"> => ({
  /** A logo of somebody who has no company yet: nothing is tied to it until the company is made (IMAGE-A5). */
  uploadLogo: ({ withFile }, request) => uploadSignUpLogo(services, request, withFile),
});
