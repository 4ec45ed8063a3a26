import { accounts } from './modules/accounts/index.ts'
import { analytics } from './modules/analytics/index.ts'
import { attendeeLists } from './modules/attendee-lists/index.ts'
import { attendees } from './modules/attendees/index.ts'
import { audit } from './modules/audit/index.ts'
import { automations } from './modules/automations/index.ts'
import { badges } from './modules/badges/index.ts'
import { bulk } from './modules/bulk/index.ts'
import { certificateMails } from './modules/certificate-mails/index.ts'
import { certificates } from './modules/certificates/index.ts'
import { contactFeed } from './modules/contact-feed/index.ts'
import { crm } from './modules/crm/index.ts'
import { designs } from './modules/designs/index.ts'
import { emails } from './modules/emails/index.ts'
import { events } from './modules/events/index.ts'
import { figures } from './modules/figures/index.ts'
import { find } from './modules/find/index.ts'
import { forms } from './modules/forms/index.ts'
import { live } from './modules/live/index.ts'
import { marketplace } from './modules/marketplace/index.ts'
import { mcp } from './modules/mcp/index.ts'
import { oversight } from './modules/oversight/index.ts'
import { panel } from './modules/panel/index.ts'
import { people } from './modules/people/index.ts'
import { privacy } from './modules/privacy/index.ts'
import { publicPages } from './modules/public/index.ts'
import { retention } from './modules/retention/index.ts'
import { sessions } from './modules/sessions/index.ts'
import { surveys } from './modules/surveys/index.ts'
import { training } from './modules/training/index.ts'
import { webhooks } from './modules/webhooks/index.ts'
import type { Module } from './platform/module.ts'

/** Every module, floor by floor. Whatever the program does for all modules it reads from this list. */
export const modules: readonly Module[] = [
  accounts,
  retention,
  designs,
  emails,
  people,
  figures,
  events,
  attendees,
  sessions,
  marketplace,
  certificates,
  bulk,
  surveys,
  training,
  badges,
  crm,
  forms,
  webhooks,
  certificateMails,
  contactFeed,
  automations,
  attendeeLists,
  find,
  privacy,
  audit,
  analytics,
  oversight,
  publicPages,
  panel,
  live,
  mcp,
]
