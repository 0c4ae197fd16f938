import { countPlaces } from "@marquee/domain/campaigns/places";
import { execute, unreadable } from "../command-result.ts";
import { type Command, withInput } from "../command.ts";
import { geography } from "../reading/geography.ts";
import { list } from "../reading/list.ts";
import { object } from "../reading/object.ts";
import { oneOf, text } from "../reading/primitives.ts";

const choice = object(
  { area: oneOf("city", "state", "country") },
  { cityList: list(text), stateList: list(text), geography },
);

export const placesCommand: Command = {
  name: "places",
  positionals: [],
  input: "{area, cityList?, stateList?, geography: {states: [{id, cities: [{id}]}]}}",
  summary: "How many places a campaign's area covers, each city once.",
  run: (_, input) =>
    withInput(choice, input, (given) => {
      // Chosen cities count without a map; states and the country do not.
      if (given.geography === undefined && given.area !== "city")
        return unreadable("geography", "an object with states");
      return execute({
        places: countPlaces({ ...given, geography: given.geography ?? { states: [] } }),
      });
    }),
};
