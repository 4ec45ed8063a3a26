import { job } from '../../platform/jobs/job.ts'
import type { Module } from '../../platform/module.ts'
import { erasureRequestOperations } from './erasure-request-operations.ts'
import { MAIL_MY_LINK, mailMyLink } from './mail-my-link.ts'
import { myTables } from './my-tables.ts'
import { myEvidenceRoutes } from './pages/my-evidence-routes.ts'
import { myLinkRoutes } from './pages/my-link-routes.ts'
import { myPageRoutes } from './pages/my-page-routes.ts'

/** The page of a person: tickets, certificates, badges and training of one address, of all organisations. */
export const myPages: Module = {
  name: 'my-pages',
  floor: 'listeners',
  operations: erasureRequestOperations,
  pages: (services) => async (app) => {
    await app.register(myPageRoutes(services))
    await app.register(myEvidenceRoutes(services))
    await app.register(myLinkRoutes(services))
  },
  jobs: [job(MAIL_MY_LINK, mailMyLink)],
  personal: myTables,
}
