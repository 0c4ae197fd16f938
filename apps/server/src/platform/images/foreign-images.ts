import type { Issue } from "@marquee/domain/validation/rule";

const UNKNOWN_IMAGE = "Please upload the image here first.";

/** Images are ours, with or without the base that browsers fetch them from, or those that are shown already. */
export function foreignImages(
  images: readonly string[],
  {
    rule,
    field,
    kind,
    stored,
  }: {
    readonly rule: string;
    readonly field: string;
    /** What they are of, as their names begin. */
    readonly kind: string;
    readonly stored: readonly string[];
  },
): readonly Issue[] {
  const ours = new RegExp(`^(/images/)?${kind}/[0-9a-f]{32}\\.webp$`, "u");
  const foreign = images.some((image) => !stored.includes(image) && !ours.test(image));
  return foreign ? [{ rule, field, message: UNKNOWN_IMAGE }] : [];
}
