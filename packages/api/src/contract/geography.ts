import { City, State } from "@marquee/domain/geography/geography.schema";
import { callerParam, idParam } from "../http/call.ts";
import { geographyRoutes } from "../routes/geography.ts";
import { list, open } from "./calls.ts";
import { group } from "./group.ts";

/** Every form of all users behind one address reads these, so they are counted more generously than other public calls. */
const BY_ADDRESS = 600;

export const geographyContract = group(geographyRoutes, {
  states: list({
    summary: "States and provinces with their sales taxes",
    access: "public",
    params: { encEmail: callerParam },
    response: State,
    errors: ["Invalid", "TooMany"],
    perMinute: BY_ADDRESS,
  }),
  stateById: open({
    summary: "One state or province; prices read its taxes",
    params: { id: idParam },
    response: State,
    errors: ["NotFound", "Invalid", "TooMany"],
    perMinute: BY_ADDRESS,
  }),
  cities: list({
    summary: "The cities of a state or province",
    access: "public",
    params: { encEmail: callerParam, state: idParam },
    response: City,
    errors: ["NotFound", "Invalid", "TooMany"],
    perMinute: BY_ADDRESS,
  }),
  allCities: list({
    summary: "Every city",
    access: "public",
    params: { encEmail: callerParam },
    response: City,
    errors: ["Invalid", "TooMany"],
    perMinute: BY_ADDRESS,
  }),
});
