import { job } from '../../platform/jobs/job.ts'
import type { Module } from '../../platform/module.ts'
import { FETCH_TEMPLATE_PICTURE } from '../events/index.ts'
import { certificateEventTypes } from './certificate-events.ts'
import { certificateFileRoutes } from './certificate-file-routes.ts'
import { certificateInvariants } from './certificate-invariants.ts'
import { certificateOperations } from './certificate-operations.ts'
import { certificateTables } from './certificate-tables.ts'
import { designOperations } from './design-operations.ts'
import { designRoutes } from './design-routes.ts'
import { fetchTemplatePicture } from './fetch-template-picture.ts'
import { SEND_EXPIRY_NOTICES, sendExpiryNotices } from './send-expiry-notices.ts'

export { certificateRecord, drawCertificate, FILE_TYPES } from './certificate-files.ts'
export { Verification } from './certificate-schema.ts'
export { loadDesign } from './design-versions.ts'
export { type Draft, draftCertificate } from './insert-certificates.ts'
export { issueCertificates } from './issue-certificates.ts'
export { issueDrafts } from './issue-drafts.ts'
export { type IssuingEvent, readIssuingEvent, requireEnabled } from './issuing-event.ts'
export { groupCode } from './verification-code.ts'
export { type NotVerified, type Verified, verifyCertificate } from './verify-certificate.ts'
export { writeArchiveFile } from './write-archive-file.ts'

/** Designs, and certificates from issue to expiry. */
export const certificates: Module = {
  name: 'certificates',
  floor: 'records',
  operations: [...certificateOperations, ...designOperations],
  routes: () => async (app) => {
    await app.register(certificateFileRoutes)
    await app.register(designRoutes)
  },
  jobs: [
    job(FETCH_TEMPLATE_PICTURE, fetchTemplatePicture),
    job(SEND_EXPIRY_NOTICES, (services, _, giveUp) => sendExpiryNotices(services, giveUp), { cron: '* * * * *' }),
  ],
  eventTypes: certificateEventTypes,
  invariants: certificateInvariants,
  personal: certificateTables,
  blobs: [{ table: 'design_version', column: 'picture' }],
}
