import type { AttachmentKind } from '../../../platform/context/context.ts'
import { maybeOne } from '../../../platform/db/query.ts'
import type { Evidence } from './evidence-schema.ts'

/** Most bytes of one file. */
export const MAX_FILE_BYTES = 10 * 1_048_576

type Type = Evidence['content_type']

/** Kinds of files by type, with which the export of a person contains the files of evidence. */
const KINDS: Record<Type, string> = {
  'application/pdf': 'training_evidence_pdf',
  'image/png': 'training_evidence_png',
  'image/jpeg': 'training_evidence_jpeg',
  'image/webp': 'training_evidence_webp',
}

export const evidenceFileKinds = Object.values(KINDS)

/** Each returns files of its own type alone. */
export const evidenceAttachments: AttachmentKind[] = Object.entries(KINDS).map(([contentType, kind]) => ({
  kind,
  contentType,
  draw: async (services, { orgId, subjectId }) => {
    const row = await maybeOne<{ file: string }>(services)`
      select file from training_evidence where org_id = ${orgId} and id = ${subjectId} and content_type = ${contentType}`
    return row && services.blobs.bytes(row.file)
  },
}))
