import { parseTimestamp } from '../../../lib/text/timestamp.ts'
import type { TxContext } from '../../../platform/context/context.ts'
import { change } from '../../../platform/db/query.ts'
import { sql } from '../../../platform/db/sql.ts'
import type { CertificateKind, CertificateKindInput, CertificateValue } from './certificate-kind-schema.ts'

/** SQL value: the kinds of `event` in their order. */
export const certificateKinds = sql`(select coalesce(json_agg(json_build_object('kind', k.kind, 'label', k.label, 'template_id', k.template_id,
    'certificate_validity_days', k.certificate_validity_days, 'certificate_validity_months', k.certificate_validity_months,
    'certificate_validity_years', k.certificate_validity_years,
    'certificate_valid_until', to_char(k.certificate_valid_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'values', k.certificate_values) order by k.position), '[]')
  from certificate_kind k where k.event_id = event.id) as certificate_kinds`

/** Returns a kind with everything that the input leaves out set to its default. */
export function completeKind(input: CertificateKindInput): CertificateKind {
  const until = input.certificate_valid_until
  return {
    kind: input.kind,
    label: input.label.trim(),
    template_id: input.template_id ?? null,
    certificate_validity_days: input.certificate_validity_days ?? null,
    certificate_validity_months: input.certificate_validity_months ?? null,
    certificate_validity_years: input.certificate_validity_years ?? null,
    certificate_valid_until: until ? parseTimestamp(until)!.toISOString() : null,
    values: (input.values ?? []).map(completeValue),
  }
}

export function completeValue({ key, label, value, question_id }: CertificateValue): CertificateValue {
  return { key, label: label.trim(), value: value?.trim() || null, question_id: question_id || null }
}

/** Replaces the kinds of an event that the transaction has locked. */
export async function replaceKinds(ctx: TxContext, eventId: number, kinds: readonly CertificateKind[]): Promise<void> {
  await change(ctx)`delete from certificate_kind where event_id = ${eventId}`
  if (kinds.length === 0) return
  const rows = kinds.map(({ values, ...kind }, position) => ({ ...kind, position, certificate_values: values }))
  await change(ctx)`
    insert into certificate_kind (org_id, event_id, kind, position, label, template_id, certificate_validity_days,
      certificate_validity_months, certificate_validity_years, certificate_valid_until, certificate_values)
    select ${ctx.orgId}, ${eventId}, kind, position, label, template_id, certificate_validity_days,
      certificate_validity_months, certificate_validity_years, certificate_valid_until, certificate_values
    from json_populate_recordset(null::certificate_kind, ${JSON.stringify(rows)})`
}
