import { sha256 } from '../../../lib/crypto/sha256.ts'
import { AppError } from '../../../lib/errors.ts'
import type { Services, TxContext } from '../../../platform/context/context.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'
import type { LinkPurpose } from './make-person-link.ts'

type Link = { token: string; purpose: LinkPurpose }

/** Finds the owner of a valid link of this purpose. @throws AppError not_found */
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

/** Uses up a link and locks its person; of concurrent uses only one succeeds. @throws AppError not_found */
export async function takePersonLink(ctx: TxContext, personId: number, { token, purpose }: Link): Promise<void> {
  await change(ctx)`select 1 from person where id = ${personId} for no key update`
  const taken = await change(ctx)`
    update person_link set used_at = ${ctx.now()}::timestamptz
    where token_hash = ${sha256(token)} and purpose = ${purpose} and person_id = ${personId} and used_at is null
      and expires_at > ${ctx.now()}::timestamptz`
  if (taken === 0) throw usedUp()
}

/**
 * Invalidates a person's links and pending second factors after a password change, because somebody else may have
 * started them.
 */
export async function invalidateWaysIn(ctx: TxContext, personId: number): Promise<void> {
  await change(ctx)`delete from person_link where person_id = ${personId} and used_at is null`
  await change(ctx)`delete from sign_in_step where person_id = ${personId} and kind = 'second_factor'`
}

function usedUp(): AppError {
  return new AppError('not_found', 'This link was already used or has expired. Request another one.')
}
