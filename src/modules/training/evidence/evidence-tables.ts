import { sweepLater } from '../../../platform/blobs/index.ts'
import { type Erasing, isAddressKey, type PersonalTable } from '../../../platform/context/personal-table.ts'
import { many } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import { evidenceFileKinds } from './evidence-files.ts'

/** Evidence goes with its person, file included. */
export const evidenceTables: PersonalTable[] = [
  {
    table: 'training_evidence',
    personal: ['email', 'email_key', 'name', 'note', 'file', 'file_name', 'reason'],
    other: ['content_type', 'status'],
    ofPerson: (person) => isAddressKey(sql`t.email_key`, person),
    shown: sql`to_jsonb(t) - 'email_key' - 'file'`,
    files: evidenceFileKinds,
    outcome: 'Is removed with its files.',
    erase: eraseEvidence,
    keep: 'with its organisation',
  },
]

async function eraseEvidence({ db }: Erasing, ids: number[]): Promise<void> {
  const rows = await many<{ file: string }>({ db })`
    delete from training_evidence where id = any(${ids}::bigint[]) returning file`
  for (const file of new Set(rows.map(({ file }) => file))) await sweepLater({ db }, file)
}
