import { invalidField } from '../../../lib/errors.ts'
import type { Context } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import type { CertificateRow } from '../records/certificate-queries.ts'
import type { FrozenValue } from '../records/frozen-values.ts'
import { readRules, valueRulesOf } from './issuing-event.ts'

/**
 * Returns the values of a certificate with corrections: a value that it states keeps its label, and one that it lacks
 * takes the label that its event or kind gives it now.
 * @throws AppError validation_failed for a key that neither has
 */
export async function correctValues(
  ctx: Context,
  old: CertificateRow,
  corrections: Record<string, string | null>,
): Promise<FrozenValue[] | null> {
  const stated = old.certificate_values ?? []
  const corrected = stated.flatMap((each) => {
    const value = Object.hasOwn(corrections, each.key) ? (corrections[each.key]?.trim() ?? '') : each.value
    return value === '' ? [] : [{ ...each, value }]
  })
  const added = Object.entries(corrections).filter(
    ([key, value]) => value?.trim() && !stated.some((each) => each.key === key),
  )
  if (added.length > 0) corrected.push(...(await labelled(ctx, old, added as [string, string][])))
  return corrected.length === 0 ? null : corrected
}

async function labelled(ctx: Context, old: CertificateRow, added: [string, string][]): Promise<FrozenValue[]> {
  const { definitions } = valueRulesOf(await readRules(ctx, old.event_id, { kind: await existingKind(ctx, old) }))
  const privateKeys = await privateKeysOf(ctx, old.design_version_id)
  return added.map(([key, value]) => {
    const definition = definitions.find((each) => each.key === key)
    if (!definition) {
      const msg = `values has the key "${key}", which is neither on the certificate nor in certificate_values of its event`
      throw invalidField(['body', 'values', key], msg, 'unknown_key')
    }
    return {
      key,
      label: definition.label,
      value: value.trim(),
      ...(privateKeys.includes(key) ? { private: true } : {}),
    }
  })
}

/** The kind may have been removed from the event since; then the event alone defines values. */
async function existingKind(ctx: Context, { event_id, kind }: CertificateRow): Promise<string | undefined> {
  const row = await maybeOne(ctx)`
    select from certificate_kind where org_id = ${ctx.orgId} and event_id = ${event_id} and kind = ${kind}`
  return row === null ? undefined : kind
}

async function privateKeysOf(ctx: Context, designVersionId: number): Promise<string[]> {
  const row = await maybeOne<{ keys: string[] | null }>(ctx)`
    select layout -> 'private_values' as keys from design_version where org_id = ${ctx.orgId} and id = ${designVersionId}`
  return row?.keys ?? []
}
