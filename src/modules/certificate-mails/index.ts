import type { Module } from '../../platform/module.ts'

/** Certificates that go to their owners by mail. */
export const certificateMails: Module = { name: 'certificate-mails', floor: 'listeners' }
