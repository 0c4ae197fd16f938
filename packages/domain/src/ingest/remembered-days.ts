/** For so many days the ids of deliveries, and the rows of them that were refused, are stored (INGEST-I6). */
export const REMEMBERED_DAYS = 92;
