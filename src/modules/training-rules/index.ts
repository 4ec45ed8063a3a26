import { job } from '../../platform/jobs/job.ts'
import type { Module } from '../../platform/module.ts'
import { APPLY_RULES, applyRules, RECHECK_RULES, recheckRules } from './apply-rules.ts'
import { ruleOperations } from './rule-operations.ts'
import { ruleTables } from './rule-tables.ts'

/** Rules that give training programmes to contacts, also to those who are added or tagged later. */
export const trainingRules: Module = {
  name: 'training-rules',
  floor: 'listeners',
  operations: ruleOperations,
  jobs: [
    job(APPLY_RULES, (services, _, giveUp) => applyRules(services, giveUp), { cron: '* * * * *', isLong: true }),
    job(RECHECK_RULES, (services, _, giveUp) => recheckRules(services, giveUp), { cron: '41 3 * * *', isLong: true }),
  ],
  personal: ruleTables,
}
