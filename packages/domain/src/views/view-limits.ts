/** The most characters of a view's name (VIEW-V2). */
export const LONGEST_NAME = 60;

/** The most characters of the query that a view holds (VIEW-V6). */
export const LONGEST_QUERY = 2000;

/** The most views that a user saves of one list (VIEW-V4). */
export const MOST_VIEWS = 50;

/** The most views that a user saves of all lists together (VIEW-V7). */
export const MOST_VIEWS_OF_ALL = 1000;
