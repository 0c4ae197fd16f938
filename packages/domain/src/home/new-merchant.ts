import type { HomeProgress } from "./home.schema.ts";

/** Whether Home shows the first steps: until something is live for the first time (HOME-M5). */
export const isNewMerchant = ({ hasBeenLive }: Pick<HomeProgress, "hasBeenLive">): boolean =>
  !hasBeenLive;
