import { read, type ReadBy, type Reader, unread } from "./reader.ts";

type Readers = Readonly<Record<string, Reader<unknown>>>;

type ObjectOf<Required extends Readers, Optional extends Readers> = {
  readonly [Name in keyof Required]: ReadBy<Required[Name]>;
} & { readonly [Name in keyof Optional]?: ReadBy<Optional[Name]> };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const own = (value: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(value, name) ? value[name] : undefined;

/** An object with required and optional fields. Null counts as left out, unless its reader takes it; others are ignored. */
export function object<Required extends Readers, Optional extends Readers>(
  required: Required,
  optional?: Optional,
): Reader<ObjectOf<Required, Optional>>;
export function object(
  required: Readers,
  optional: Readers = {},
): Reader<Readonly<Record<string, unknown>>> {
  return (value, path) => {
    if (!isObject(value)) return unread(path, "an object");
    const inside = (name: string) => (path === "" ? name : `${path}.${name}`);
    const found: [string, unknown][] = [];
    for (const [name, reader] of Object.entries(required)) {
      const result = reader(own(value, name), inside(name));
      if (!result.ok) return result;
      found.push([name, result.value]);
    }
    for (const [name, reader] of Object.entries(optional)) {
      const given = own(value, name);
      if (given === undefined) continue;
      const result = reader(given, inside(name));
      if (result.ok) found.push([name, result.value]);
      else if (given !== null) return result;
    }
    return read(Object.fromEntries(found));
  };
}
