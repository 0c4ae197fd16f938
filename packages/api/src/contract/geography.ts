import { City, State } from "@marquee/domain/geography/geography.schema";
import { emailParam, idParam, listQuery } from "../http/call.ts";
import { geographyRoutes } from "../routes/geography.ts";
import { group } from "./group.ts";

/** Every form of all users behind one address reads these, so they are counted more generously than other public calls. */
const BY_ADDRESS = 600;

export const geographyContract = group(geographyRoutes, {
  states: {
    summary: "States and provinces with their sales taxes",
    source: "specification",
    access: "public",
    params: { encEmail: emailParam },
    query: listQuery,
    response: State,
    list: true,
    errors: ["Invalid", "TooMany"],
    perMinute: BY_ADDRESS,
  },
  stateById: {
    summary: "One state or province; prices read its taxes",
    source: "specification",
    access: "public",
    params: { id: idParam },
    response: State,
    errors: ["NotFound", "Invalid", "TooMany"],
    perMinute: BY_ADDRESS,
  },
  cities: {
    summary: "The cities of a state or province",
    source: "specification",
    access: "public",
    params: { encEmail: emailParam, state: idParam },
    query: listQuery,
    response: City,
    list: true,
    errors: ["NotFound", "Invalid", "TooMany"],
    perMinute: BY_ADDRESS,
  },
  allCities: {
    summary: "Every city",
    source: "specification",
    access: "public",
    params: { encEmail: emailParam },
    query: listQuery,
    response: City,
    list: true,
    errors: ["Invalid", "TooMany"],
    perMinute: BY_ADDRESS,
  },
});
