/** Maximum results of each kind. */
export const MAX_PER_KIND = 5
