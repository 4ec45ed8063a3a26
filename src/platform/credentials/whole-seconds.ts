/** Writes a time in UTC without a fraction, since the forms of a credential must agree and JWT counts seconds. */
export const wholeSeconds = (date: Date) => `${date.toISOString().slice(0, -5)}Z`
