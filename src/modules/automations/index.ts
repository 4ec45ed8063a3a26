import { job } from '../../platform/jobs/job.ts'
import type { Module } from '../../platform/module.ts'
import { automationEventTypes } from './automation-events.ts'
import { automationInvariants } from './automation-invariants.ts'
import { automationListener } from './automation-listener.ts'
import { automationOperations } from './automation-operations.ts'
import { automationTables } from './automation-tables.ts'
import { automationComposer } from './compose-mails.ts'
import { FIRE_MOMENTS, fireMoments } from './fire-moments.ts'
import { organisationRuleOperations } from './organisation/organisation-rule-operations.ts'
import { performRuns } from './perform-runs.ts'

import { presetOperations } from './presets/preset-operations.ts'

/** Automation rules: actions that follow when something has happened at an event, or has not. */
export const automations: Module = {
  name: 'automations',
  floor: 'listeners',
  operations: [...automationOperations, ...organisationRuleOperations, ...presetOperations],
  listeners: [automationListener],
  invariants: automationInvariants,
  composers: [automationComposer],
  daemons: [performRuns],
  eventTypes: automationEventTypes,
  jobs: [job(FIRE_MOMENTS, (services, _, giveUp) => fireMoments(services, giveUp), { cron: '* * * * *' })],
  personal: automationTables,
}
