const PLAIN = /^[\u0020-\u02af\u1e00-\u1eff\u2010-\u2027]*$/

/** Characters that open, close or override a direction, and would reach beyond the text that they stand in. */
const DIRECTING = /[\u202a-\u202e\u2066-\u2069]/g

/** Stored text inside ours where no markup can be: between isolates (UAX #9) unless it is plainly left to right. */
export function isolated(text: string): string {
  const own = text.replace(DIRECTING, '')
  return PLAIN.test(own) ? own : `\u2068${own}\u2069`
}
