const PLAIN = /^[\u0020-\u02af\u1e00-\u1eff\u2010-\u2027]*$/

/** Characters that open, close or override a text direction and would affect text around them. */
const DIRECTING = /[\u202a-\u202e\u2066-\u2069]/g

/**
 * Wraps stored text in isolates (UAX #9) for use inside our own text where no markup is possible, unless it is plainly
 * left to right.
 */
export function isolated(text: string): string {
  const own = text.replace(DIRECTING, '')
  return PLAIN.test(own) ? own : `\u2068${own}\u2069`
}
