import type { Static } from 'typebox'
import { jobContext, type Services } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { RESCORE_CONTACTS, rescoreContacts } from './rescore-contacts.ts'

/** Rescores all due contacts of an organisation, one batch per transaction. */
export async function rescoreDue(
  services: Services,
  { org_id }: Static<typeof RESCORE_CONTACTS.payload>,
  giveUp?: AbortSignal,
): Promise<void> {
  const ctx = jobContext(services, org_id, RESCORE_CONTACTS.name)
  for (let contacts = 1; contacts > 0; ) {
    giveUp?.throwIfAborted()
    ;({ contacts } = await inTransaction(ctx, (ctx) => rescoreContacts(ctx, 'due')))
  }
}
