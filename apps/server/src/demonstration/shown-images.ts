import type { NewCategory } from "../categories/queries.ts";
import type { NewCompany } from "../companies/queries.ts";
import type { ImageStore } from "../platform/images/image-store.ts";
import { CATEGORIES } from "./category-tree.ts";
import { COMPANIES } from "./companies.ts";
import { storeSvg } from "./images.ts";
import { slug } from "./slug.ts";

/** The companies with their logos, `logos/<name>.svg`. */
export const withLogos = (images: ImageStore): Promise<NewCompany[]> =>
  Promise.all(
    COMPANIES.map(async (company) => ({
      ...company,
      logo: await storeSvg(images, "companies", "logos", slug(company.name.replaceAll("&", "and"))),
    })),
  );

/** The categories. Every root has an image, `categories/<id>.svg`. */
export const withImages = (images: ImageStore): Promise<NewCategory[]> =>
  Promise.all(
    CATEGORIES.map(async (category) =>
      category.parentId === null
        ? { ...category, image: await storeSvg(images, "categories", "categories", category.id) }
        : category,
    ),
  );
