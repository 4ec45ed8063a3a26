import type { Services } from '../../../platform/context/context.ts'

/** RFC 7208, section 4.6.4: a record may cause ten lookups. */
const MAX_LOOKUPS = 10
/** No further lookups begin after this time. */
const MAX_MS = 6_000

type Spf = { record: string; mechanism: string; domain: string; host: string }

/**
 * Searches an SPF record, and the records it includes, for a mechanism.
 * @returns `listed` if it is there, `unknown` if other servers are allowed, and `none` if no server is
 */
export async function readSpf(
  { resolveTxt }: Pick<Services, 'resolveTxt'>,
  { record, mechanism, domain, host }: Spf,
): Promise<'listed' | 'unknown' | 'none'> {
  const wanted = [mechanism, ...(host === domain ? ['a'] : [])]
  const until = performance.now() + MAX_MS
  const seen = new Set([domain])
  const records = [record]
  for (let next = records.shift(); next !== undefined; next = records.shift()) {
    const terms = next.toLowerCase().split(/ +/).slice(1)
    // Only + allows, and it is the default.
    const allowing = terms.filter((term) => !/^[-~?]/.test(term)).map((term) => term.replace(/^\+/, ''))
    if (allowing.some((term) => wanted.includes(term))) return 'listed'
    for (const term of allowing) {
      const [, name] = /^(?:include:|redirect=)([a-z\d._-]{1,253})$/.exec(term) ?? []
      if (name === undefined || seen.has(name) || seen.size > MAX_LOOKUPS || performance.now() > until) continue
      seen.add(name)
      records.push(...((await resolveTxt(name)) ?? []).filter((text) => /^v=spf1( |$)/i.test(text)).slice(0, 1))
    }
  }
  return /(^| )\+?(include:|redirect=|a\b|mx\b|ip4:|ip6:|exists:|all\b)/i.test(record.slice('v=spf1'.length))
    ? 'unknown'
    : 'none'
}
