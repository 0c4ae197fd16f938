/** How many days the ids of deliveries are stored, and the rows of them that were refused (INGEST-I6). */
export const REMEMBERED_DAYS = 92;
