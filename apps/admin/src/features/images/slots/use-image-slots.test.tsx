import { IMAGE_PURPOSES } from "@marquee/domain/images/image-purpose";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { renderScreen } from "../../../testing/render-screen.tsx";
import { ImageSlots } from "../image-slots.tsx";

/** A form that holds the images, and can be reset. */
function Form() {
  const [images, setImages] = useState<readonly string[]>(["/images/a", "/images/b"]);
  return (
    <>
      <ImageSlots
        label="Images"
        purpose={IMAGE_PURPOSES.product}
        images={images}
        path="/uploadImage/product/undefined"
        onChange={setImages}
      />
      <output>{images.join()}</output>
      <button type="button" onClick={() => setImages(["/images/c"])}>
        Reset
      </button>
    </>
  );
}

it("[IMAGESLOT-M9] sends the form what changes, and shows what the form is reset to", async () => {
  await renderScreen(<Form />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Move one later" }));
  expect(screen.getByText("/images/b,/images/a")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Remove the image" }));
  expect(screen.getByText("/images/b")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Reset" }));
  expect(screen.getByRole("img", { name: "Image 1" }).getAttribute("src")).toBe(
    "/images/c?w=940&h=650",
  );
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});
