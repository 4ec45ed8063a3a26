import { AppError } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { deleteBadgeTemplate } from '../../badges/index.ts'
import { deleteAccount, deleteContact, deleteDeal } from '../../crm/index.ts'
import { deleteEvent } from '../../events/index.ts'
import { deleteForm } from '../../forms/index.ts'
import { deleteCompletion, deleteCourse, deleteProgramme } from '../../training/index.ts'
import { findSample, forgetSample, listSamples, type SampleKind } from './sample-records.ts'

/** Deletes a sample record. Records that were created for it since, such as deals of a sample company, keep it. */
const DELETE: Record<SampleKind, (ctx: Context, id: number) => Promise<void>> = {
  deal: deleteDeal,
  contact: (ctx, id) => deleteContact(ctx, id, {}),
  account: (ctx, id) => deleteAccount(ctx, id, {}),
  form: (ctx, id) => deleteForm(ctx, id, { cascade: true }),
  programme: deleteProgramme,
  completion: deleteCompletion,
  course: deleteCourse,
  badge_template: deleteBadgeTemplate,
}

/**
 * Deletes the sample event with everything that belongs to it, then all other sample records. Each is deleted by itself, so a request that was interrupted can be repeated.
 * @throws AppError not_found
 */
export async function deleteSampleData(ctx: Context): Promise<void> {
  const { has_sample_data, sample_event_id: eventId } = await findSample(ctx)
  if (!has_sample_data) throw new AppError('not_found', 'There is no sample data.')
  if (eventId !== null) await deleteEvent(ctx, eventId)
  for (const record of await listSamples(ctx)) {
    await unlessGoneOrInUse(DELETE[record.kind](ctx, record.record_id))
    await forgetSample(ctx, record)
  }
}

/** Records that the organisation deleted are gone already, and those that its own records use are its own now. */
async function unlessGoneOrInUse(deletion: Promise<void>): Promise<void> {
  try {
    await deletion
  } catch (error) {
    if (!(error instanceof AppError) || !['not_found', 'conflict', 'has_deals'].includes(error.code)) throw error
  }
}
