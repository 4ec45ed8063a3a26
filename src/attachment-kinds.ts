import { modules as all } from './modules.ts'
import type { AttachmentKind } from './platform/context/context.ts'
import type { Module } from './platform/module.ts'

/** Every kind of file that a module draws for mails. */
export function attachmentKinds(modules: readonly Module[] = all): AttachmentKind[] {
  return modules.flatMap(({ attachments = [] }) => attachments)
}
