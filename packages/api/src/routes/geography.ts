import { read } from "../http/route.ts";

export const geographyRoutes = {
  states: read("/states/:encEmail"),
  stateById: read("/stateById/:id"),
  cities: read("/cities/:encEmail/:state"),
  allCities: read("/allCities/:encEmail"),
} as const;
