import { type ExtraConfigColumn, index, type IndexBuilder } from "drizzle-orm/pg-core";

/** What a list that is read newest first is read by. */
interface Listed {
  readonly id: ExtraConfigColumn;
  readonly companyId: ExtraConfigColumn;
  readonly storeId: ExtraConfigColumn;
  readonly createdOn: ExtraConfigColumn;
}

/** The indexes of a list, newest first: of a company, of a branch, and of all. The id orders what was made at one moment. */
export const branchLists = (
  name: string,
  { id, companyId, storeId, createdOn }: Listed,
): IndexBuilder[] => [
  index(`${name}_list`).on(companyId, createdOn.desc(), id),
  index(`${name}_branch_list`).on(storeId, createdOn.desc(), id),
  index(`${name}_newest`).on(createdOn.desc(), id),
];
