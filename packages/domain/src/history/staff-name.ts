/** How users of a company are told of those of another, who act for it (HIST-S2). */
export const STAFF_NAME = "Marquee staff";
