import { sha256 } from '../../../lib/crypto/sha256.ts'
import { AppError } from '../../../lib/errors.ts'
import type { Services, TxContext } from '../../../platform/context/context.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import type { LinkPurpose } from './make-person-link.ts'

type Link = { token: string; purpose: LinkPurpose }

/** Whose link this is, of this purpose, while it is of use. @throws AppError not_found */
export async function findPersonLink(
  services: Pick<Services, 'db' | 'now'>,
  { token, purpose }: Link,
): Promise<{ personId: number; name: string; email: string }> {
  const row = await maybeOne<{ id: number; name: string; email: string }>(services)`
    select p.id, p.name, p.email from person_link l join person p on p.id = l.person_id
    where l.token_hash = ${sha256(token)} and l.purpose = ${purpose} and l.used_at is null
      and l.expires_at > ${services.now()}::timestamptz`
  if (row === null) throw usedUp()
  const { id: personId, name, email } = row
  return { personId, name, email }
}

/** Uses a link of somebody up, whom the transaction then holds: of two who come with it one is let in. @throws AppError not_found */
export async function takePersonLink(ctx: TxContext, personId: number, { token, purpose }: Link): Promise<void> {
  await change(ctx)`select 1 from person where id = ${personId} for no key update`
  const taken = await change(ctx)`
    update person_link set used_at = ${ctx.now()}::timestamptz
    where token_hash = ${sha256(token)} and purpose = ${purpose} and person_id = ${personId} and used_at is null
      and expires_at > ${ctx.now()}::timestamptz`
  if (taken === 0) throw usedUp()
}

/**
 * Makes all links of somebody useless who has chosen another password, and every sign-in that waits for their second factor:
 * who began them may have been somebody else.
 */
export async function endWaysIn(ctx: TxContext, personId: number): Promise<void> {
  await change(ctx)`delete from person_link where person_id = ${personId} and used_at is null`
  await change(ctx)`delete from sign_in_step where person_id = ${personId} and kind = 'second_factor'`
}

function usedUp(): AppError {
  return new AppError('not_found', 'This link was used already, or is too old. Ask for another one.')
}
