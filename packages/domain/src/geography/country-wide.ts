/** The area that is a whole country, by the word that the specification has for it, from the id of the country. */
export const countryWide = (countryId: string): string =>
  countryId === "US" ? "US-Wide" : "Canada-Wide";
