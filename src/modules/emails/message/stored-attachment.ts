import { safeFileName } from '../../../lib/zip/safe-file-name.ts'
import type { AttachmentKind } from '../../../platform/context/context.ts'

/** An attachment as stored: a kind that a module draws, and the record it shows. */
export type StoredAttachment = { kind: string; file_name: string; subject_id: number; inline_id?: string }

export type NewAttachment = {
  /** One of the kinds that modules draw. */
  kind: string
  /** With its extension; unique within the email. */
  fileName: string
  /** The record that is drawn. */
  subjectId: number
  /** Name in the HTML: `ticket` for `cid:ticket`. */
  inlineId?: string
}

/** The attachments of an email as stored. @throws Error for a kind that no module draws, and for duplicate names */
export function storedAttachments(
  { attachmentKinds }: { readonly attachmentKinds: readonly AttachmentKind[] },
  mail: string,
  attachments: readonly NewAttachment[],
): StoredAttachment[] {
  const stored = attachments.map(({ kind, fileName, subjectId, inlineId }) => {
    if (!attachmentKinds.some((each) => each.kind === kind)) throw new Error(`No module draws ${kind} for ${mail}.`)
    const file_name = attachmentName(fileName)
    return { kind, file_name, subject_id: subjectId, ...(inlineId === undefined ? {} : { inline_id: inlineId }) }
  })
  if (new Set(stored.map(({ file_name }) => file_name)).size < stored.length)
    throw new Error(`Two attachments of ${mail} have the same name.`)
  return stored
}

/** Safe in a header, in an address and on every disk. */
function attachmentName(fileName: string): string {
  const { name, ending = '' } = /^(?<name>.*?)(?<ending>\.[a-z0-9]{1,8})?$/s.exec(fileName)!.groups!
  return safeFileName(name!, { fallback: 'attachment', maxBytes: 80 }) + ending
}
