import type { Context } from '../../platform/context/context.ts'
import { type Operation, operation } from '../../platform/http/operations/operation.ts'
import { eraseForGood } from '../../platform/personal/erase-for-good.ts'
import { previewErasure } from '../../platform/personal/preview-erasure.ts'
import * as schema from './erasure-schema.ts'
import { type ErasureBody, ErasureReport } from './erasure-schema.ts'

export const privacyOperations: readonly Operation[] = [
  operation({
    id: 'erasePerson',
    sensitive: true,
    method: 'POST',
    path: '/admin/privacy/erase',
    scope: 'privacy:write',
    tag: 'Privacy',
    summary: 'Erase a person',
    irreversible: 'All data about the person is erased everywhere. This cannot be undone.',
    description:
      'Erases the person with an email address from all records; this cannot be undone. Use dry_run=true first to see what is erased and kept. Repeating it changes nothing, and an unknown address is not an error. It can take 10 seconds. The audit log records that a person was erased, not who.',
    body: schema.ErasureBody,
    answer: ErasureReport,
    isRepeatable: true,
    preview: { answer: ErasureReport, run: (ctx, { body }) => erase(ctx, { ...body, dry_run: true }) },
    run: (ctx, { body }) => erase(ctx, body),
  }),
]

async function erase(ctx: Context, { email, dry_run = false, certificates }: ErasureBody) {
  const input = { email, anonymise: certificates === 'anonymise' }
  const report = await (dry_run ? previewErasure(ctx, input) : eraseForGood(ctx, input))
  return { dry_run, ...report }
}
