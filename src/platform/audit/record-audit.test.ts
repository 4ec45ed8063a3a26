import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld } from '../../../test/support/harness.ts'
import { auditOf } from '../../../test/support/stored.ts'
import type { Actor } from '../context/context.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { recordAudit } from './record-audit.ts'

const ACTORS: [Actor, string][] = [
  [{ kind: 'api_key', id: 12, scopes: ['*'] }, 'api_key:12'],
  [{ kind: 'person', id: 3, scopes: [] }, 'person:3'],
  [{ kind: 'client', id: 7, scopes: ['events:read'] }, 'client:7'],
  [{ kind: 'visitor', hash: 'x-_1' }, 'visitor:x-_1'],
  [{ kind: 'job', name: 'run-bulk-job' }, 'job:run-bulk-job'],
  [{ kind: 'cli' }, 'cli'],
]

test('whoever acts is on record as one text, and the database takes no other form', async () => {
  await using world = await startWorld()
  for (const [actor] of ACTORS)
    await inTransaction({ ...world.services, orgId: 1, actor, requestId: null }, (ctx) =>
      recordAudit(ctx, { action: 'test', subjectType: 'test', subjectId: 1 }),
    )
  assert.deepEqual(
    (await auditOf(world, 'test')).map(({ actor }) => actor),
    ACTORS.map(([, text]) => text),
  )
  for (const wrong of ['null', `'12'`, `'api_key:'`, `'api_key:x'`, `'robot:1'`, `'visitor:'`, `'cli:1'`]) {
    const insert = `insert into audit_entry (org_id, actor, action, subject_type, subject_id, created_at) values (1, ${wrong}, 'test', 'test', 1, now())`
    await assert.rejects(world.query(insert), { constraint: 'audit_entry_actor' }, wrong)
  }
})
