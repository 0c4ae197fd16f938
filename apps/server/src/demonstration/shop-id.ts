/** Under which id the shop platform knows a product or collection of the demonstration. */
export const shopId = (id: string): string => `gid-${id.slice(0, 12)}`;
