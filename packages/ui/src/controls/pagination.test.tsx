import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Pagination } from "./pagination.tsx";

const show = (page: number, isMore: boolean) =>
  render(
    <Pagination page={page} size={10} total={10_000} isMore={isMore} onPageChange={() => {}} />,
  );

const isNextDisabled = () =>
  screen.getByRole("button", { name: "Next page" }).getAttribute("aria-disabled") === "true";

it("[LIST-C2] says that there are more rows than were counted, and leads on to them", () => {
  const { unmount } = show(1200, true);
  expect(screen.getByText("11991–12000 of 10,000+")).toBeTruthy();
  expect(isNextDisabled()).toBe(false);
  unmount();
  show(1000, false);
  expect(screen.getByText("9991–10000 of 10,000")).toBeTruthy();
  expect(isNextDisabled()).toBe(true);
});
