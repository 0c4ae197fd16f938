import type { Issue } from "@marquee/domain/validation/rule";
import { describe, expect, test } from "vitest";
import {
  changeFields,
  failFields,
  isDirty,
  openFields,
  refuseFields,
  showEveryIssue,
  shownIssues,
  touchField,
} from "./fields.ts";

interface Values {
  readonly name: string;
  readonly cities: readonly string[];
}
const noName: Issue = { rule: "X-V1", field: "name", message: "Please enter name" };
const noCity: Issue = { rule: "X-V2", field: "cities", message: "Please choose a city" };
const validate = ({ name, cities }: Values) => [
  ...(name === "" ? [noName] : []),
  ...(cities.length === 0 ? [noCity] : []),
];
const blank: Values = { name: "", cities: [] };
const fresh = openFields(blank, validate);

describe("issues", () => {
  test("[FORM-M2] show for blurred fields alone before the first submit", () => {
    expect(shownIssues(fresh)).toEqual([]);
    expect(shownIssues(touchField(fresh, "cities"))).toEqual([noCity]);
  });

  test("[FORM-M3] show for all fields after a submit, with the focus on the first, each time anew", () => {
    const once = showEveryIssue(fresh);
    expect(shownIssues(once)).toEqual([noName, noCity]);
    expect(once).toMatchObject({ focusField: "name", focusRequest: 1 });
    expect(showEveryIssue(once).focusRequest).toBe(2);
  });

  test("[FORM-M2] go as soon as the rule holds", () => {
    const named = changeFields(showEveryIssue(fresh), { name: "Spring" }, validate);
    expect(shownIssues(named)).toEqual([noCity]);
  });

  test("[FORM-M5] show at their fields if they are the server's, by the first part of a path, and go with a change", () => {
    const taken: Issue = { rule: "X-S1", field: "cities.0", message: "Not in this country" };
    const filled = openFields({ name: "Spring", cities: ["p"] }, validate);
    const refused = refuseFields(filled, [taken]);
    expect(shownIssues(refused)).toEqual([taken]);
    expect(refused.focusField).toBe("cities.0");
    expect(shownIssues(changeFields(refused, { name: "Summer" }, validate))).toEqual([taken]);
    expect(shownIssues(changeFields(refused, { cities: ["q"] }, validate))).toEqual([]);
  });

  test("[FORM-M5] show above the form if they are the server's and belong to no field", () => {
    const refused = refuseFields(fresh, [{ rule: "X-S2", field: "version", message: "Too old" }]);
    expect(refused.serverIssues).toEqual([]);
    expect(refused.formError).toEqual({ message: "Too old", reference: null });
  });

  test("[FORM-M5] what the form finds as well is shown once", () => {
    expect(shownIssues(showEveryIssue(refuseFields(fresh, [noName])))).toEqual([noName, noCity]);
  });

  test("[FORM-M6] a failure keeps what was typed and goes with the next change", () => {
    const typed = changeFields(fresh, { name: "Spring" }, validate);
    const failed = failFields(typed, { message: "Away", reference: "r-1" });
    expect(failed.values.name).toBe("Spring");
    expect(failed.formError).toEqual({ message: "Away", reference: "r-1" });
    expect(changeFields(failed, { name: "Sprint" }, validate).formError).toBeNull();
  });
});

describe("the dirty check", () => {
  test("[FORM-M1] compares by content, lists included", () => {
    const city = changeFields(fresh, { cities: ["p"] }, validate);
    expect(isDirty(fresh)).toBe(false);
    expect(isDirty(city)).toBe(true);
    expect(isDirty(changeFields(city, { cities: [] }, validate))).toBe(false);
  });
});
