import { analytics } from './modules/analytics/index.ts'
import { attendeeImportExport } from './modules/attendee-import-export/index.ts'
import { attendees } from './modules/attendees/index.ts'
import { audit } from './modules/audit/index.ts'
import { automations } from './modules/automations/index.ts'
import { badges } from './modules/badges/index.ts'
import { bulkCertificates } from './modules/bulk-certificates/index.ts'
import { certificateMails } from './modules/certificate-mails/index.ts'
import { certificates } from './modules/certificates/index.ts'
import { contactTimeline } from './modules/contact-timeline/index.ts'
import { credentials } from './modules/credentials/index.ts'
import { crm } from './modules/crm/index.ts'
import { dashboard } from './modules/dashboard/index.ts'
import { designs } from './modules/designs/index.ts'
import { emails } from './modules/emails/index.ts'
import { eventSite } from './modules/event-site/index.ts'
import { events } from './modules/events/index.ts'
import { forms } from './modules/forms/index.ts'
import { globalSearch } from './modules/global-search/index.ts'
import { identity } from './modules/identity/index.ts'
import { marketplace } from './modules/marketplace/index.ts'
import { mcp } from './modules/mcp/index.ts'
import { messages } from './modules/messages/index.ts'
import { myPages } from './modules/my-pages/index.ts'
import { oauth } from './modules/oauth/index.ts'
import { organisations } from './modules/organisations/index.ts'
import { panel } from './modules/panel/index.ts'
import { personLookup } from './modules/person-lookup/index.ts'
import { privacy } from './modules/privacy/index.ts'
import { realtime } from './modules/realtime/index.ts'
import { retention } from './modules/retention/index.ts'
import { rollups } from './modules/rollups/index.ts'
import { sessions } from './modules/sessions/index.ts'
import { surveys } from './modules/surveys/index.ts'
import { training } from './modules/training/index.ts'
import { trainingRules } from './modules/training-rules/index.ts'
import { wallets } from './modules/wallets/index.ts'
import { webhooks } from './modules/webhooks/index.ts'
import type { Module } from './platform/module.ts'

/** Every module, floor by floor. Everything the program does for all modules reads this list. */
export const modules: readonly Module[] = [
  organisations,
  credentials,
  retention,
  designs,
  emails,
  identity,
  oauth,
  rollups,
  events,
  attendees,
  sessions,
  marketplace,
  surveys,
  certificates,
  bulkCertificates,
  training,
  badges,
  wallets,
  crm,
  forms,
  webhooks,
  certificateMails,
  messages,
  myPages,
  contactTimeline,
  trainingRules,
  automations,
  attendeeImportExport,
  globalSearch,
  personLookup,
  privacy,
  audit,
  analytics,
  dashboard,
  eventSite,
  panel,
  realtime,
  mcp,
]
