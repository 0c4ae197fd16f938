/** The shop platform's id of a product or collection of the demonstration. */
export const shopId = (id: string): string => `gid-${id.slice(0, 12)}`;
