import { readStored } from "@marquee/ui/browser/local-storage.ts";
import { act, renderHook } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { chosenOwner } from "./use-company-branch.ts";

import { MERCHANT } from "../../testing/render-screen.tsx";
import { readSavedFilter, useSavedFilter } from "../../session/saved-filters.ts";

describe("the company and the branch that are chosen", () => {
  it("[SCREEN-L22] hold on every list, under the keys of each", () => {
    const { result } = renderHook(() => useSavedFilter());
    act(() => result.current.chooseCompany("c2"));
    act(() => result.current.chooseBranch("s2"));
    expect(result.current).toMatchObject({ companyId: "c2", storeId: "s2" });
    expect(readSavedFilter()).toEqual({ companyId: "c2", storeId: "s2" });
    expect(readStored("companyFilterProduct")).toBe("c2");
    act(() => result.current.chooseCompany("c3"));
    expect(readSavedFilter()).toEqual({ companyId: "c3", storeId: null });
  });

  it("[SCREEN-L22] own what is added next by a user who acts across companies", () => {
    const { result } = renderHook(() => useSavedFilter());
    act(() => result.current.chooseCompany("c2"));
    expect(chosenOwner({ ...MERCHANT, isMaster: "Y" })).toEqual({ companyId: "c2", storeId: "" });
    expect(chosenOwner(MERCHANT)).toEqual({});
  });
});
