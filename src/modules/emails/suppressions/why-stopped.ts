import { emailKey } from '../../../lib/text/email-key.ts'
import { isSampleAddress } from '../../../lib/text/sample-address.ts'
import type { Context } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { MADE_UP, STOPPED } from '../sending/validate-addresses.ts'

/**
 * Finds the addresses that receive no emails at all, not even about their own certificates, with the reason in a
 * sentence.
 */
export async function whyStopped(ctx: Context, addresses: readonly string[]): Promise<Map<string, string>> {
  const rows = await many<{ nth: number; reason: keyof typeof STOPPED }>(ctx)`
    select asked.nth, s.reason from unnest(${addresses.map(emailKey)}::text[]) with ordinality as asked (key, nth)
    join lateral (
      select reason from email_suppression
      where org_id = ${ctx.orgId} and address_key = any(suppression_keys(org_id, asked.key)) and reason <> 'unsubscribed'
      limit 1) s on true`
  return new Map([
    ...rows.map(({ nth, reason }) => [addresses[nth - 1]!, STOPPED[reason]] as const),
    ...addresses.filter(isSampleAddress).map((address) => [address, MADE_UP] as const),
  ])
}
