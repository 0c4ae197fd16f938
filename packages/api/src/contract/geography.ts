import { City, State } from "@marquee/domain/geography/geography.schema";
import { callerParam, idParam } from "../http/call.ts";
import { geographyRoutes } from "../routes/geography.ts";
import { list, one } from "./calls.ts";
import { group } from "./group.ts";

/** Every form of all users behind one address reads these, so they are counted more generously than other public calls. */
const ofForms = { access: "public", errors: ["Invalid", "TooMany"], perMinute: 600 } as const;

export const geographyContract = group(geographyRoutes, {
  states: list({
    summary: "States and provinces with their sales taxes",
    ...ofForms,
    params: { encEmail: callerParam },
    response: State,
  }),
  stateById: one({
    summary: "One state or province; prices read its taxes",
    ...ofForms,
    params: { id: idParam },
    response: State,
    errors: ["NotFound", "Invalid", "TooMany"],
  }),
  cities: list({
    summary: "The cities of a state or province",
    ...ofForms,
    params: { encEmail: callerParam, state: idParam },
    response: City,
    errors: ["NotFound", "Invalid", "TooMany"],
  }),
  allCities: list({
    summary: "Every city",
    ...ofForms,
    params: { encEmail: callerParam },
    response: City,
  }),
});
