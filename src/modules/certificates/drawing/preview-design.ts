import { invalidField } from '../../../lib/errors.ts'
import type { FileKind } from '../../../lib/render/index.ts'
import { fullName } from '../../../lib/text/full-name.ts'
import { type Language, languageOf } from '../../../lib/text/languages.ts'
import { parseTimestamp } from '../../../lib/text/timestamp.ts'
import { translated } from '../../../lib/text/translated.ts'
import type { Context } from '../../../platform/context/context.ts'
import { maybeOne, one } from '../../../platform/db/query.ts'
import { type AttendeeRow, attendeeColumns, noSuchAttendee } from '../../attendees/index.ts'
import { designToPreview } from '../../designs/index.ts'
import { requireScope } from '../../organisations/index.ts'
import { tierFor } from '../issuing/eligibility.ts'
import { freeze, readRules, valueRulesOf } from '../issuing/issuing-event.ts'
import { valuesFor } from '../issuing/resolve-values.ts'
import { certificateLinks } from '../records/certificate-queries.ts'
import { type CertificateRecord, certificateDrawing, PREVIEW_CODE } from './certificate-drawing.ts'
import type { PreviewDesign } from './preview-design-schema.ts'

/** As long as a public id, so that the QR code is as dense as that of a certificate. */
const PREVIEW_ID = 'preview-preview-preview-preview-prev'
const KINDS = { jpeg: 'jpg', png: 'png', pdf: 'pdf' } as const
declare module '../../../lib/text/texts.ts' {
  interface Texts {
    sampleCertificate: { attendee_name: string; event_name: string }
  }
}

const sampleCertificates = translated('sampleCertificate', {
  attendee_name: 'Ada Lovelace',
  event_name: 'Annual Congress',
})

type Shown = Omit<CertificateRecord, 'verification_code' | 'public_id' | 'verify_url'>

/**
 * Draws a preview of a certificate without creating anything; code and QR code say PREVIEW.
 * @throws AppError forbidden for an attendee without `attendees:read`; validation_failed; not_found for design, event
 * or attendee; unavailable as drawing is
 */
export async function previewDesign(ctx: Context, input: PreviewDesign): Promise<{ kind: FileKind; bytes: Buffer }> {
  refuseMixed(input)
  const design = await designToPreview(ctx, input)
  const shown = await shownRecord(ctx, input, languageOf(design.layout.language) ?? 'en')
  const { verify_url } = certificateLinks(ctx, PREVIEW_ID)
  const record = { ...shown, verification_code: PREVIEW_CODE, public_id: PREVIEW_ID, verify_url }
  const drawing = certificateDrawing(record, design)
  const kind = KINDS[input.format ?? 'jpeg']
  const { drawPreview } = await import('../../../lib/render/index.ts')
  // Pictures share the background below their items with earlier ones; a PDF shares nothing.
  const keyed = kind === 'pdf' ? drawing : { ...drawing, key: design.page }
  return { kind, bytes: await drawPreview(ctx.orgId, keyed, { kind, width: input.width ?? 900 }) }
}

async function shownRecord(ctx: Context, input: PreviewDesign, language: Language): Promise<Shown> {
  const { event_id: eventId, attendee_id: attendeeId, record = {} } = input
  if (eventId !== undefined && attendeeId !== undefined) {
    requireScope(ctx, 'attendees:read', 'Drawing what an attendee would get')
    return recordOf(ctx, eventId, attendeeId, input.kind)
  }
  const { name } = await one<{ name: string }>(ctx)`select name from organisation where id = ${ctx.orgId}`
  const time = (text: string | null | undefined) => (text ? parseTimestamp(text) : null)
  return {
    attendee_name: record.attendee_name ?? sampleCertificates[language].attendee_name,
    event_name: record.event_name ?? sampleCertificates[language].event_name,
    event_date: record.event_date === undefined ? ctx.now() : time(record.event_date),
    event_timezone: record.event_timezone ?? 'UTC',
    issuer_name: record.issuer_name ?? name,
    tier: record.tier ?? null,
    certificate_values: Object.entries(record.values ?? {}).map(([key, value]) => ({ key, label: key, value })),
    issued_at: time(record.issued_at) ?? ctx.now(),
    expires_at: time(record.expires_at),
  }
}

/** Returns what the certificate of an attendee would say if it were issued now, eligible or not. */
async function recordOf(ctx: Context, eventId: number, attendeeId: number, kind?: string): Promise<Shown> {
  const rules = await readRules(ctx, eventId, { kind })
  const row = await maybeOne<AttendeeRow>(ctx)`
    select ${attendeeColumns} from attendee
    where org_id = ${ctx.orgId} and event_id = ${eventId} and id = ${attendeeId}`
  if (row === null) throw noSuchAttendee()
  return {
    ...(await freeze(rules, eventId, 0, ctx.now())),
    attendee_name: fullName(row),
    tier: tierFor(rules, row),
    certificate_values: valuesFor(valueRulesOf(rules), row),
  }
}

function refuseMixed({ record, event_id, attendee_id }: PreviewDesign): void {
  if ((event_id === undefined) !== (attendee_id === undefined)) {
    const field = event_id === undefined ? 'event_id' : 'attendee_id'
    throw invalidField(
      ['body', field],
      'event_id and attendee_id go together: send both, or send record instead',
      'missing',
    )
  }
  if (record && event_id !== undefined)
    throw invalidField(
      ['body', 'record'],
      'record and attendee_id exclude each other: send one of them',
      'not_together',
    )
}
