import type { Services } from '../../../platform/context/context.ts'
import { change, maybeOne } from '../../../platform/db/query.ts'

/**
 * Says after a restore how the histories of keys go on: with their next version if no key was changed since the backup, or
 * from the beginning, under another identifier, since a second version of the same number would contradict the first.
 */
export async function noteRestore(services: Pick<Services, 'db' | 'now'>, areKeysUnchanged: boolean): Promise<void> {
  await change(services)`select note_restore(${areKeysUnchanged ? null : services.now()}::timestamptz)`
}

/** Whether versions that a backup lacks may follow one of this time. */
export async function isCutAfter({ db }: Pick<Services, 'db'>, time: Date): Promise<boolean> {
  const row = await maybeOne<{ is_cut: boolean }>({ db })`
    select coalesce(restored_from >= ${time}, false) as is_cut from installation`
  return row?.is_cut ?? false
}
