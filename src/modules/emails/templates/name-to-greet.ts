/** Letters of any script, and what stands in and between names; joiners are part of how some scripts are written. */
const OF_NAMES = /^(?:[\p{L}\p{M} '’‘ʼ`´.,·・\u05f3\u05f4‐‑–-]|\u200c|\u200d)*$/u

/** One letter with a dot, before another: J.R.R. */
const INITIAL = /(?<![\p{L}\p{M}])\p{L}\p{M}*\.(?=\p{L}\p{M}*\.)/gu

const MAX_CHARACTERS = 60

/**
 * The name by which a mail greets somebody; '' where it is not plainly a name. Whoever fills in a form may write a stranger's
 * address and, as the name, what they want the stranger to read: no digits, no signs, and nothing that a mail program makes a
 * link of, such as `www` or a dot with a letter behind it.
 */
export function nameToGreet({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const name = `${first_name} ${last_name}`.trim()
  const hasDots = /\.(?![ ,-]|$)/u.test(name.replace(INITIAL, ''))
  const isName = OF_NAMES.test(name) && /\p{L}/u.test(name) && !hasDots && !/www/i.test(name)
  return isName && Array.from(name).length <= MAX_CHARACTERS ? name : ''
}
