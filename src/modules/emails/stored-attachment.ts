import { safeFileName } from '../../lib/zip/safe-file-name.ts'
import type { AttachmentKind } from '../../platform/context/context.ts'

/** What a mail carries, as its row holds it: a kind that a module draws, of one of that module's records. */
export type StoredAttachment = { kind: string; file_name: string; subject_id: number; inline_id?: string }

export type NewAttachment = {
  /** One of the kinds that modules draw. */
  kind: string
  /** With its ending; no two of a mail alike. */
  fileName: string
  /** The record that is drawn. */
  subjectId: number
  /** Where the HTML shows it: `ticket` for `cid:ticket`. */
  inlineId?: string
}

/** What a mail of a kind carries, as its row holds it. @throws Error of a kind that nobody draws, and of two names alike */
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
    throw new Error(`Attachments of ${mail} are called alike.`)
  return stored
}

/** Safe in a header, in an address and on every disk. */
function attachmentName(fileName: string): string {
  const { name, ending = '' } = /^(?<name>.*?)(?<ending>\.[a-z0-9]{1,8})?$/s.exec(fileName)!.groups!
  return safeFileName(name!, { fallback: 'attachment', maxBytes: 80 }) + ending
}
