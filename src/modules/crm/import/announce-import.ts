import type { TxContext } from '../../../platform/context/context.ts'
import { one } from '../../../platform/db/query.ts'
import { recordEvents } from '../../../platform/outbox/record-event.ts'
import { importCompleted } from '../../organisations/index.ts'

type Counts = { created: number; updated: number; skipped: number; failed: number }

/** Announces that an import has ended, with the counts of its rows. */
export async function announceImport(
  ctx: TxContext,
  id: number,
  status: 'completed' | 'failed' | 'cancelled',
): Promise<void> {
  const counts = await one<Counts>(ctx)`
    select created_count as created, updated_count as updated, skipped_count as skipped, failed_count as failed
    from contact_import where id = ${id}`
  const about = { kind: 'contacts', import_id: id, event_id: null, checked_in: null } as const
  await recordEvents(ctx, [importCompleted(ctx, { ...about, status, ...counts })])
}
