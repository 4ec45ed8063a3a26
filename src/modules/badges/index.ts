import { job } from '../../platform/jobs/job.ts'
import type { Module } from '../../platform/module.ts'
import { AWARD_TO_ALL, awardToAll } from './award-to-all.ts'
import { badgeAttachment } from './badge-attachment.ts'
import { badgeEventTypes } from './badge-events.ts'
import { badgeInvariants } from './badge-invariants.ts'
import { badgeListener } from './badge-listener.ts'
import { badgeOperations } from './badge-operations.ts'
import { badgeRoutes } from './badge-routes.ts'
import { badgeTables } from './badge-tables.ts'
import { awardCredentialInvariants } from './credential/award-credential-invariants.ts'
import { REPAIR_AWARD_MARKS, repairAwardMarks } from './credential/repair-award-marks.ts'
import { SIGN_AWARDS, signUnsignedAwards } from './credential/sign-unsigned-awards.ts'
import { badgeApiRoutes, badgePageRoutes } from './pages/badge-page-routes.ts'

export { awardBadge } from './award-badge.ts'
export { awardPublicIds } from './credential/award-public-ids.ts'
export { findBadgeForWallet } from './find-badge-for-wallet.ts'
export { awardWalletUrl, badgeLinks } from './records/award-queries.ts'
export { createTemplate as createBadgeTemplate, deleteTemplate as deleteBadgeTemplate } from './save-template.ts'

/** Badges, awarded by criteria or by hand, with public pages. */
export const badges: Module = {
  name: 'badges',
  floor: 'domain',
  operations: badgeOperations,
  routes: (services) => async (app) => {
    await app.register(badgeRoutes)
    await app.register(badgeApiRoutes(services))
  },
  pages: badgePageRoutes,
  invariants: [...badgeInvariants, ...awardCredentialInvariants],
  jobs: [
    job(AWARD_TO_ALL, awardToAll, { isLong: true }),
    job(SIGN_AWARDS, (services, _, giveUp) => signUnsignedAwards(services, giveUp), {
      cron: '* * * * *',
      isLong: true,
    }),
    job(REPAIR_AWARD_MARKS, (services, _, giveUp) => repairAwardMarks(services, giveUp), {
      cron: '43 3 * * *',
      isLong: true,
      afterRestore: true,
    }),
  ],
  attachments: [badgeAttachment],
  listeners: [badgeListener],
  eventTypes: badgeEventTypes,
  personal: badgeTables,
  signed: ['badge_award'],
  blobs: [
    { table: 'badge_template', column: 'image_key' },
    { table: 'badge_template_version', column: 'image_key' },
  ],
}
