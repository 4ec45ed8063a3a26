import { job } from '../../platform/jobs/job.ts'
import type { Module } from '../../platform/module.ts'
import { certificateAttachment } from './certificate-attachment.ts'
import { certificateFileRoutes } from './certificate-file-routes.ts'
import { certificateInvariants } from './certificate-invariants.ts'
import { certificateOperations } from './certificate-operations.ts'
import { certificateTables } from './certificate-tables.ts'
import { certificateTools } from './certificate-tools.ts'
import { credentialInvariants } from './credential-invariants.ts'
import { previewDesignRoutes } from './drawing/preview-design-routes.ts'
import { SEND_EXPIRY_NOTICES, sendExpiryNotices } from './expiry/send-expiry-notices.ts'
import { countRefused, refuseWithEvent } from './issuing/refuse-with-event.ts'
import { SIGN_CERTIFICATES, signUnsigned } from './issuing/sign-unsigned.ts'
import { certificateListOperations } from './lists/certificate-list-operations.ts'
import { ASK_WITNESSES, askWitnesses } from './log/ask-witnesses.ts'
import { GROW_TREES, growTrees } from './log/grow-trees.ts'
import { logRoutes } from './log/log-routes.ts'
import { measureLog } from './log/measure-log.ts'
import { runSequencer } from './log/run-sequencer.ts'
import { treeInvariants } from './log/tree-invariants.ts'
import { markInvariants } from './mark-invariants.ts'
import { certificatePageRoutes } from './pages/certificate-page-routes.ts'
import { certificateSitemapRoutes } from './pages/certificate-sitemap-routes.ts'
import { publicApiRoutes } from './pages/public-api-routes.ts'
import { publicPageRoutes } from './pages/public-page-routes.ts'
import { savedPageRoutes } from './pages/saved-page-routes.ts'
import { certificateEventTypes } from './records/certificate-events.ts'
import { searchedCertificates } from './records/certificate-queries.ts'
import { REPAIR_MARKS, repairMarks } from './repair-marks.ts'

export { certificatesForMail } from './certificates-for-mail.ts'
export { publicIds } from './credential/public-ids.ts'
export { archivedCertificates } from './drawing/archived-certificates.ts'
export { writeArchiveFile } from './drawing/write-archive-file.ts'
export { findCertificateForWallet } from './find-certificate-for-wallet.ts'
export { certificatesOfAddress } from './holders/certificates-of-address.ts'
export { showInSearch } from './holders/show-in-search.ts'
export { completeDrafts, type PartialDraft } from './issuing/complete-drafts.ts'
export { expiryOf } from './issuing/expiry-of.ts'
export { type Draft, draftCertificate, issuedRow, type SignedDraft } from './issuing/insert-certificates.ts'
export { issueCertificates } from './issuing/issue-certificates.ts'
export { issueDrafts } from './issuing/issue-drafts.ts'
export { type IssuingEvent, readIssuingEvent, requireEnabled } from './issuing/issuing-event.ts'
export { readValueRules } from './issuing/read-value-rules.ts'
export { missingKeys, type ValueRules, valuesFor } from './issuing/resolve-values.ts'
export { listAllCertificates } from './lists/list-all-certificates.ts'
export { logCheckpoint, verifyLog } from './log/verify-log.ts'
export { type CertificateRow, certificateLinks } from './records/certificate-queries.ts'
export { allValues } from './records/frozen-values.ts'
export { bulkLineOf, REDRAW_ARCHIVE, redrawLater } from './records/redraw-later.ts'
export { StatedValues } from './records/stated-values.ts'
export { useCounter } from './uses/use-counter.ts'

/** Certificates, from issue to expiry. */
export const certificates: Module = {
  name: 'certificates',
  floor: 'domain',
  operations: [...certificateListOperations, ...certificateOperations],
  tools: certificateTools,
  routes: (services) => async (app) => {
    await app.register(certificateFileRoutes)
    await app.register(previewDesignRoutes)
    await app.register(publicApiRoutes(services))
  },
  pages: (services) => async (app) => {
    await app.register(publicPageRoutes(services))
    await app.register(savedPageRoutes(services))
    await app.register(certificatePageRoutes(services))
    await app.register(certificateSitemapRoutes(services))
    await app.register(logRoutes(services))
  },
  jobs: [
    job(SEND_EXPIRY_NOTICES, (services, _, giveUp) => sendExpiryNotices(services, giveUp), { cron: '* * * * *' }),
    job(GROW_TREES, (services, _, giveUp) => growTrees(services, giveUp), { cron: '* * * * *', isLong: true }),
    job(ASK_WITNESSES, (services, _, giveUp) => askWitnesses(services, giveUp), { cron: '* * * * *', isLong: true }),
    job(SIGN_CERTIFICATES, (services, _, giveUp) => signUnsigned(services, giveUp), {
      cron: '* * * * *',
      isLong: true,
    }),
    job(REPAIR_MARKS, (services, _, giveUp) => repairMarks(services, giveUp), {
      cron: '41 3 * * *',
      isLong: true,
      afterRestore: true,
    }),
  ],
  daemons: [runSequencer],
  measure: measureLog,
  attachments: [certificateAttachment],
  eventTypes: certificateEventTypes,
  eventDeletions: [{ countRefused, prepare: refuseWithEvent }],
  invariants: [...certificateInvariants, ...credentialInvariants, ...markInvariants, ...treeInvariants],
  personal: certificateTables,
  signed: ['certificate'],
  searched: [searchedCertificates],
}
