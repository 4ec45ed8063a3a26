import { AppError } from '../../../lib/errors.ts'
import { emailKey } from '../../../lib/text/email-key.ts'
import type { Services } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import type { Brand } from '../../../platform/pages/brand.ts'
import { brandColumn } from '../../organisations/index.ts'
import { isUnsubscribeToken, readUnsubscribeToken } from './unsubscribe-link.ts'

type Row = { org_id: number; organisation: string; address: string; language: string; brand: Brand }

/** The subscription that a link is about: one organisation's emails to one address. `language` is that of the email. */
export type Subscription = Row & { email_id: number; isUnsubscribed: boolean }

/** Finds the subscription of an unsubscribe link. @throws AppError not_found */
export async function findSubscription(services: Services, token: string): Promise<Subscription> {
  const id = readUnsubscribeToken(token)
  const row =
    id === null
      ? null
      : await maybeOne<Row>(services)`
          select e.org_id, o.name as organisation, e.to_address as address, e.language, ${brandColumn}
          from email e join organisation o on o.id = e.org_id where e.id = ${id}`
  if (
    row === null ||
    row.address === '' ||
    !isUnsubscribeToken(services, token, { emailId: id!, address: row.address })
  )
    throw noSuchLink()
  const stopped = await maybeOne(services)`
    select from email_suppression
    where org_id = ${row.org_id} and address_key = any(suppression_keys(${row.org_id}, ${emailKey(row.address)})) and reason = 'unsubscribed'`
  return { ...row, email_id: id!, isUnsubscribed: stopped !== null }
}

function noSuchLink(): AppError {
  return new AppError('not_found', 'This link is not valid. It may have been cut off when it was copied.')
}
