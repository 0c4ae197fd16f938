/** The fields of a record that a draft has, and no other one: what a form holds of it, and sends. */
export function fieldsOf<Draft extends object>(draft: Draft, record: Draft): Draft {
  const fields: Draft = { ...draft };
  for (const name of Object.keys(draft)) Reflect.set(fields, name, Reflect.get(record, name));
  return fields;
}
