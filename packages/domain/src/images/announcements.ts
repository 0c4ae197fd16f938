/** What is read out while pictures are sent, moved and removed, for whoever does not see it (IMAGESLOT-M8). */
export const imageAnnouncements = {
  sending: (count: number) => (count === 1 ? "Sending 1 picture." : `Sending ${count} pictures.`),
  stored: (name: string) => `${name} is in place.`,
  failed: (name: string, reason: string) => `${name} was not sent. ${reason}`,
  removed: (position: number) => `Picture ${position} removed. Undo brings it back.`,
  calledOff: "Called off. The picture from before is back.",
  restored: (position: number) => `Picture ${position} is back.`,
  lifted: (position: number, total: number) =>
    `Picture ${position} of ${total} lifted. Arrow keys move it, Space drops it, Escape puts it back.`,
  moved: (position: number, total: number) => `Now ${position} of ${total}.`,
  dropped: (position: number, total: number) => `Dropped as picture ${position} of ${total}.`,
  putBack: (position: number) => `Put back as picture ${position}.`,
} as const;
