import type { Category } from "@marquee/domain/categories/category.schema";
import { formatDay } from "@marquee/domain/dates/format-dates";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { DetailSection, NothingYet } from "../../page-kit/detail/detail-section.tsx";
import { WhenLoaded } from "../../page-kit/when-loaded.tsx";
import { usePermission } from "../../session/permission.ts";
import { useClient } from "../../session/session-context.tsx";
import { sectionStateText, sectionStateTone } from "../sections/section-columns.tsx";
import { sectionsOfCategoryQuery } from "../sections/sections.queries.ts";

function Sections({ category }: { readonly category: Category }) {
  const query = useQuery(sectionsOfCategoryQuery(useClient(), category.id));
  return (
    <WhenLoaded query={query} failure="Its sections could not be loaded">
      {(sections) =>
        sections.length === 0 ? (
          <NothingYet title="No section names it">
            A sponsored section of this category is listed here.{" "}
            <Link to="/home/section/addSection" className="link">
              Add Section
            </Link>
          </NothingYet>
        ) : (
          <ul>
            {sections.map((section) => (
              <li
                key={section.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 last:border-0"
              >
                <Link
                  to="/home/section/addSection"
                  search={{ id: section.id }}
                  className="link min-w-44 flex-1 font-medium [overflow-wrap:anywhere]"
                >
                  {section.name}
                </Link>
                <Badge tone={sectionStateTone(section)}>{sectionStateText(section)}</Badge>
                <span className="figures text-small text-muted">
                  {`${formatDay(section.startDate)} to ${formatDay(section.endDate)}`}
                </span>
              </li>
            ))}
          </ul>
        )
      }
    </WhenLoaded>
  );
}

/** The sponsored sections of a category, for those who manage them (CATEGORY-S6). */
export function CategorySections({ category }: { readonly category: Category }) {
  const maySee = usePermission("sections.manage").allowed;
  return maySee ? (
    <DetailSection title="Sections of it">
      <Sections category={category} />
    </DetailSection>
  ) : null;
}
