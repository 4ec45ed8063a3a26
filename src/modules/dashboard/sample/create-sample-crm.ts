import { SAMPLE_DOMAIN } from '../../../lib/text/sample-address.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { createAccount, createContact, createDeal, createNote, listStages } from '../../crm/index.ts'
import { sampleCrm } from './sample-crm-texts.ts'
import { rememberSamples } from './sample-records.ts'

const DAY_MS = 86_400_000

/** Address of a sample contact. No mail is sent there. */
export const sampleContactAddress = (nth: number) => `contact-${nth + 1}@${SAMPLE_DOMAIN}`

/** Creates fictional companies, contacts, deals and notes. */
export async function createSampleCrm(ctx: TxContext, language: string): Promise<void> {
  const { companies, contacts, deals, notes } = sampleCrm(language)
  const accountIds: number[] = []
  for (const company of companies) accountIds.push((await createAccount(ctx, company)).id)
  const contactIds: number[] = []
  for (const [nth, { company, stage, ...contact }] of contacts.entries()) {
    const { id } = await createContact(ctx, {
      ...contact,
      email: sampleContactAddress(nth),
      account_id: company === null ? null : accountIds[company]!,
      lifecycle_stage: stage,
      email_consent: 'granted',
    })
    contactIds.push(id)
  }
  const dealIds: number[] = []
  const stages = await listStages(ctx)
  for (const { company, contact, inDays, stage, ...deal } of deals) {
    const closing = new Date(ctx.now().getTime() + inDays * DAY_MS).toISOString().slice(0, 10)
    const of = { account_id: accountIds[company]!, contact_id: contactIds[contact]! }
    dealIds.push(
      (
        await createDeal(ctx, {
          ...deal,
          ...of,
          stage: stageAt(stages, stage),
          currency: 'EUR',
          expected_close_date: closing,
        })
      ).id,
    )
  }
  for (const { contact, text } of notes) await createNote(ctx, contactIds[contact]!, { text })
  await rememberSamples(ctx, 'account', accountIds)
  await rememberSamples(ctx, 'contact', contactIds)
  await rememberSamples(ctx, 'deal', dealIds)
}

/** Returns the key of the stage of a sample deal; an organisation has stages of each kind. */
function stageAt(stages: Awaited<ReturnType<typeof listStages>>, stage: number | 'won'): string {
  if (stage === 'won') return stages.find(({ kind }) => kind === 'won')!.key
  const open = stages.filter(({ kind }) => kind === 'open')
  return open[Math.floor(stage * open.length)]!.key
}
