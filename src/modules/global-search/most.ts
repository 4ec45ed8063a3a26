/** Rows of each kind that are found. */
export const MOST = 5
