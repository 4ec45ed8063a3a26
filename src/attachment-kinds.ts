import { modules as all } from './modules.ts'
import type { AttachmentKind } from './platform/context/context.ts'
import type { Module } from './platform/module.ts'

/** Returns every kind of email attachment that a module draws. */
export function attachmentKinds(modules: readonly Module[] = all): AttachmentKind[] {
  return modules.flatMap(({ attachments = [] }) => attachments)
}
