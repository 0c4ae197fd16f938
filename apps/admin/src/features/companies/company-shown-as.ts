import type { ShownAs } from "../../page-kit/form/shown-value.tsx";
import { placeShownAs } from "../geography/place-shown-as.tsx";
import { imagesShownAs } from "../images/images-shown-as.tsx";

/** What a company has as an id, by its name. */
export const companyShownAs: ShownAs = { ...placeShownAs, ...imagesShownAs };
