import { AppError } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { deleteEvent, findSampleEvent } from '../../events/index.ts'

/** Deletes the sample event and everything that belongs to it. @throws AppError not_found */
export async function deleteSampleData(ctx: Context): Promise<void> {
  const id = await findSampleEvent(ctx)
  if (id === null) throw new AppError('not_found', 'There is no sample data.')
  await deleteEvent(ctx, id)
}
