import { jobContext, type Services } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { many } from '../../../platform/db/query.ts'
import type { StoredAttachment } from '../message/stored-attachment.ts'
import { type EndedEmail, settleEmails } from '../outcomes/settle-emails.ts'
import { emailsInTurn, MAX_ORGS, type OwnRoom } from './emails-in-turn.ts'
import type { SenderLease } from './sender-lease.ts'
import { judgedAddresses } from './validate-addresses.ts'

/** An email claimed by this process. */
export type ClaimedEmail = {
  id: number
  org_id: number
  uid: string
  kind: string
  language: string
  to_name: string
  to_address: string
  subject: string
  html: string
  text: string
  attachments: StoredAttachment[]
  transactional: boolean
  composer: string | null
  composed_for: number | null
  created_at: Date
  first_attempt_at: Date | null
  org_name: string
  reply_to: string | null
  /** The version of the organisation's own sender; null: the installation's sender. */
  sender: string | null
}

type Row = ClaimedEmail & { status: string; orgs: number; last_org: number }

/**
 * Claims due emails in turn across organisations. Emails to suppressed addresses end; emails to addresses that reached
 * the hourly limit wait.
 * @param max how many emails of the installation's sender
 * @param from the organisation after which the turn continues
 * @param limited whether the hourly limit applies to emails of the installation's sender
 * @param own how many emails of the senders of organisations
 * @returns the emails, the number of emails examined, and `from` for the next claim; null when the lease is lost
 */
export function claimEmails(
  services: Services,
  { token }: SenderLease,
  { max, from, limited, own }: { max: number; from: number; limited: boolean; own: OwnRoom },
): Promise<{ claimed: ClaimedEmail[]; seen: number; next: number } | null> {
  const now = services.now()
  return inTransaction(jobContext(services, 0, 'send-emails'), async (tx) => {
    const rows = await many<Row>(tx)`
      with recursive held as (
        -- Whoever takes the lease waits for the end of this claim, and frees it.
        select from email_sender where token = ${token} for share
      ), ${emailsInTurn({ from, max, own, now })}, chosen as (
        select e.id, e.org_id, e.transactional, t.turn, t.sender, e.to_key
        from in_turn t join email e on e.id = t.id
        where e.status = 'queued' and exists (select from held) for update of e skip locked
      ), ${judgedAddresses(limited, now)}, taken as (
        update email e set
          status = case when j.stopped is not null then 'suppressed' when j.wait_until is not null then 'queued' else 'sending' end,
          claim = case when j.stopped is null and j.wait_until is null then ${token}::uuid end,
          reason = j.stopped, next_attempt_at = coalesce(j.wait_until, e.next_attempt_at), updated_at = ${now}
        from judged j where e.id = j.id returning e.*
      )
      select t.*, in_turn.sender, o.name as org_name, o.reply_to, (select count(*) from org)::int as orgs, (select max(org_id) from org) as last_org
      from held left join taken t on true left join in_turn on in_turn.id = t.id left join organisation o on o.id = t.org_id
      order by t.transactional desc, in_turn.turn, t.org_id`
    const [first] = rows
    if (first === undefined) return null
    const taken = rows.filter(({ id }) => id !== null)
    const over = taken.filter(({ status }) => status === 'suppressed')
    await settleEmails({ ...services, ...tx }, over as unknown as EndedEmail[])
    return {
      claimed: taken.filter(({ status }) => status === 'sending'),
      seen: taken.length,
      next: first.orgs < MAX_ORGS ? 0 : first.last_org,
    }
  })
}
