import { NO_FILTER } from "@marquee/api/http/path";
import { can } from "@marquee/domain/access/can";
import type { HandlersOf } from "../http/handlers.ts";
import { forbidden, notFound } from "../http/refusal.ts";
import { branchExists } from "../offers/queries.ts";
import type { Services } from "../services.ts";
import { keepImage } from "./keep-image.ts";

const given = (id: string): string | undefined => (id === NO_FILTER ? undefined : id);

/** Uploads. Who may edit the offer may send its picture, also before company and branch are chosen (IMAGE-A1). */
export function imageHandlers({ images }: Pick<Services, "images">): HandlersOf<"images"> {
  return {
    uploadOffer: async ({ params, file }, request) => {
      const { user, scope, now } = request;
      const [companyId, storeId] = [given(params.companyId), given(params.storeId)];
      const answer = can(user, "offers.edit", { companyId, storeId });
      if (!answer.allowed) return forbidden(answer.reason);
      if (companyId !== undefined && storeId !== undefined) {
        const known = await request.transaction((tx) =>
          branchExists({ tx, scope, user, now }, companyId, storeId),
        );
        if (!known) return notFound();
      }
      return keepImage(images, "offers", file.bytes);
    },
  };
}
