import type { Context } from '../../../platform/context/context.ts'
import { envelopeAddress } from '../message/envelope-address.ts'
import { domainOfAddress } from './dkim-key.ts'
import { readSpf } from './read-spf.ts'
import { findSender, type SenderRow } from './sender-queries.ts'
import type { DnsRecord, SenderDns } from './sender-schema.ts'
import { spfMechanism } from './spf-mechanism.ts'

/** Domains that are asked for a DMARC policy, from the sender's upwards (RFC 9091 and DMARCbis look upwards too). */
const MAX_DMARC_LOOKUPS = 4
const MAX_FOUND = 10
const MAX_LENGTH = 1_000
const NO_ANSWER = 'No name server answered. Check again in a minute.'

/** Looks up the DNS records that receivers need to trust the organisation's own sender; none without one. */
export async function checkSenderDns(ctx: Context): Promise<SenderDns> {
  const row = await findSender(ctx, ctx.orgId)
  const domain = domainOfAddress(envelopeAddress(row?.from_address ?? ctx.mail.mailFrom))
  if (row === null) return { domain, records: [] }
  const records = await Promise.all([checkSpf(ctx, row, domain), checkDkim(ctx, row, domain), checkDmarc(ctx, domain)])
  return { domain, records }
}

type Judged = Pick<DnsRecord, 'ok' | 'state' | 'advice'>

async function checkSpf(ctx: Context, { host }: SenderRow, domain: string): Promise<DnsRecord> {
  const mechanism = spfMechanism(host)
  const records = (await ctx.resolveTxt(domain))?.filter((text) => /^v=spf1( |$)/i.test(text)) ?? null
  const judge = async (found: string[]): Promise<Judged> => {
    const [record] = found
    if (record === undefined) return bad('missing', `Publish this TXT record at ${domain}.`)
    if (found.length > 1) return bad('several', 'Receivers ignore several SPF records. Merge them into one.')
    switch (await readSpf(ctx, { record, mechanism: mechanism.text, domain, host })) {
      case 'listed':
        return good('The record allows this mail server.')
      case 'unknown':
        return mechanism.isCertain
          ? bad('other_server', `Add ${mechanism.text} to the record, before its last part.`)
          : good(
              `Ask the operator of ${host} whether the record includes its servers; Laurel cannot know them.`,
              'unsure',
            )
      case 'none':
        return bad(
          'no_server',
          `The record allows no server. Add ${mechanism.text}, or the part that the operator of ${host} names.`,
        )
    }
  }
  return described('spf', domain, `v=spf1 ${mechanism.text} ~all`, records, judge)
}

async function checkDkim(ctx: Context, row: SenderRow, domain: string): Promise<DnsRecord> {
  const name = `${row.dkim_selector}._domainkey.${domain}`
  const judge = async (found: string[]): Promise<Judged> => {
    if (found.length === 0) return bad('missing', `Publish this TXT record at ${name}.`)
    const isKey = found.some((text) => {
      const tags = tagsOf(text)
      return tags.get('p') === row.dkim_public_key && (tags.get('k') ?? 'rsa') === 'rsa'
    })
    if (!isKey) return bad('other_key', 'The record has another key. Replace its value with the expected one.')
    return found.length === 1
      ? good('The record has the key.')
      : bad('several', 'There are several records. Keep the expected one.')
  }
  const expected = `v=DKIM1; k=rsa; p=${row.dkim_public_key}`
  return described('dkim', name, expected, await ctx.resolveTxt(name), judge)
}

async function checkDmarc(ctx: Context, domain: string): Promise<DnsRecord> {
  const labels = domain.split('.')
  const names = labels.slice(0, -1).map((_, nth) => `_dmarc.${labels.slice(nth).join('.')}`)
  let found: string[] | null = []
  for (const name of names.slice(0, MAX_DMARC_LOOKUPS)) {
    found = (await ctx.resolveTxt(name))?.filter((text) => /^v=DMARC1(;| |$)/i.test(text)) ?? null
    if (found === null || found.length > 0) break
  }
  const name = `_dmarc.${domain}`
  const judge = async (found: string[]): Promise<Judged> => {
    const [record] = found
    if (record === undefined) return bad('missing', `Publish this TXT record at ${name}.`)
    if (found.length > 1) return bad('several', 'Receivers ignore several DMARC records. Keep one.')
    const isPolicy = /^(none|quarantine|reject)$/i.test(tagsOf(record).get('p') ?? '')
    return isPolicy
      ? good('The record has a policy.')
      : bad('no_policy', 'The record has no valid policy. Add p=none to it.')
  }
  return described('dmarc', name, 'v=DMARC1; p=none', found, judge)
}

/** @param found null if no name server answered */
async function described(
  kind: DnsRecord['kind'],
  name: string,
  expected: string,
  found: string[] | null,
  judge: (found: string[]) => Promise<Judged>,
): Promise<DnsRecord> {
  const judged = found === null ? bad('no_answer', NO_ANSWER) : await judge(found)
  const shown = (found ?? []).slice(0, MAX_FOUND).map((text) => text.toWellFormed().slice(0, MAX_LENGTH))
  return { kind, name, expected, found: shown, ...judged }
}

/** The tags of a DKIM or DMARC record (RFC 6376, section 3.2), without white space. */
function tagsOf(text: string): Map<string, string> {
  const parts = text.split(';').map((part) => part.split('='))
  return new Map(parts.map(([name = '', ...value]) => [name.trim(), value.join('=').replaceAll(/\s/g, '')]))
}

const good = (advice: string, state: 'good' | 'unsure' = 'good'): Judged => ({ ok: true, state, advice })
const bad = (state: Judged['state'], advice: string): Judged => ({ ok: false, state, advice })
