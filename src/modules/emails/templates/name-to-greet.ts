/** Letters of any script, and the characters within and between names; some scripts need joiners. */
const OF_NAMES = /^(?:[\p{L}\p{M} '’‘ʼ`´.,·・\u05f3\u05f4‐‑–-]|\u200c|\u200d)*$/u

/** An initial before another one: J.R.R. */
const INITIAL = /(?<![\p{L}\p{M}])\p{L}\p{M}*\.(?=\p{L}\p{M}*\.)/gu

const MAX_CHARACTERS = 60

/**
 * The name used to greet a person; '' when it is not clearly a name. A stranger may enter another person's address and
 * put a message into the name, so digits, symbols and anything that mail programs turn into links, such as `www` or a
 * dot before a letter, are rejected.
 */
export function nameToGreet({ first_name, last_name }: { first_name: string; last_name: string }): string {
  const name = `${first_name} ${last_name}`.trim()
  const hasDots = /\.(?![ ,-]|$)/u.test(name.replace(INITIAL, ''))
  const isName = OF_NAMES.test(name) && /\p{L}/u.test(name) && !hasDots && !/www/i.test(name)
  return isName && Array.from(name).length <= MAX_CHARACTERS ? name : ''
}
