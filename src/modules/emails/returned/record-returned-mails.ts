import type { Services } from '../../../platform/context/context.ts'
import { many } from '../../../platform/db/query.ts'
import { emailIdIn, isReturnToken } from '../message/return-path.ts'
import { type EmailReport, recordReports } from '../reports/record-reports.ts'
import type { ReturnedMail } from './read-returned-mail.ts'

/**
 * Records the reports with a token that this installation made. An email has at most one report of each kind and
 * action, so a report that arrives again changes nothing.
 * @returns the number of new reports
 */
export async function recordReturnedMails(
  services: Services,
  mails: readonly (ReturnedMail & { arrivedAt: Date })[],
): Promise<number> {
  const ids = mails.flatMap(({ tokens }) => tokens.map(emailIdIn))
  if (ids.length === 0) return 0
  const emails = await many<{ id: number; uid: string }>(services)`
    select id, uid from email where id = any(${ids}::bigint[])`
  const reports = new Map<string, EmailReport>()
  for (const { tokens, verdict, arrivedAt } of mails) {
    const email = emails.find((each) => tokens.some((token) => isReturnToken(services, token, each)))
    if (email === undefined) continue
    const { kind, action, detail } = verdict
    const key = `${email.uid} ${kind} ${action}`
    // With forwarding the failed address differs from the one that the email was sent to.
    reports.set(key, { source: 'mailbox', key, kind, uid: email.uid, address: null, detail, occurredAt: arrivedAt })
  }
  return recordReports(services, [...reports.values()])
}
