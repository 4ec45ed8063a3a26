import { modules as all } from './modules.ts'
import type { MailComposer } from './platform/context/context.ts'
import type { Module } from './platform/module.ts'

/** Returns every email composer. */
export function mailComposers(modules: readonly Module[] = all): MailComposer[] {
  return modules.flatMap(({ composers = [] }) => composers)
}
