/** The most megabytes of a file, of a million bytes each (PRODUCT-I5). */
export const MOST_IMPORTED_MEGABYTES = 5;

/** The most rows of a file; it is read and checked in one piece (PRODUCT-I5). */
export const MOST_IMPORTED_ROWS = 1000;

/** About how many rows of a file the server is asked at once, and how many products that a row may mean it returns. */
export const MOST_FILE_PRODUCTS = 200;
export const MOST_ALIKE = 10;
