import type { Module } from '../../platform/module.ts'
import { certificateListener } from './certificate-listener.ts'
import { certificateMailOperations } from './certificate-mail-operations.ts'
import { certificateMailTables } from './certificate-mail-tables.ts'
import { certificateComposers } from './compose-certificate-mails.ts'

/** Emails certificates to their owners. */
export const certificateMails: Module = {
  name: 'certificate-mails',
  floor: 'listeners',
  operations: certificateMailOperations,
  listeners: [certificateListener],
  composers: certificateComposers,
  personal: certificateMailTables,
}
