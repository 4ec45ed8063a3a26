import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import type { Result } from './compare.ts'
import { analyticsScenarios } from './scenarios/analytics.ts'
import { backupScenarios } from './scenarios/backup.ts'
import { checkInScenarios } from './scenarios/check-in.ts'
import { credentialScenarios } from './scenarios/credentials.ts'
import { duplicateScenarios } from './scenarios/crm-duplicates.ts'
import { crmImportScenarios } from './scenarios/crm-import.ts'
import { crmListScenarios } from './scenarios/crm-lists.ts'
import { crmScoreScenarios } from './scenarios/crm-scores.ts'
import { doorScenarios } from './scenarios/door.ts'
import { growthScenarios } from './scenarios/growth.ts'
import { hostileScenarios } from './scenarios/hostile.ts'
import { hotEventScenarios } from './scenarios/hot-event.ts'
import { hugeScenarios } from './scenarios/huge.ts'
import { issuingScenarios } from './scenarios/issuing.ts'
import { keyScenarios } from './scenarios/keys.ts'
import { mailScenarios } from './scenarios/mail.ts'
import { organisationScenarios } from './scenarios/many-organisations.ts'
import { marketplaceScenarios } from './scenarios/marketplace.ts'
import { memoryScenarios } from './scenarios/memory.ts'
import { messageScenarios } from './scenarios/messages.ts'
import { panelScenarios } from './scenarios/panel.ts'
import { processScenarios } from './scenarios/processes.ts'
import { requestScenarios } from './scenarios/requests.ts'
import { stormScenarios } from './scenarios/storm.ts'
import { upgradeScenarios } from './scenarios/upgrade.ts'
import { webhookScenarios } from './scenarios/webhooks.ts'

// `npm run bench [-- name …]` runs the named groups of scenarios, or all except the huge one, and stores the figures in
// bench/results.
const groups: Record<string, () => Promise<Result[]>> = {
  requests: requestScenarios,
  issuing: issuingScenarios,
  'check-in': checkInScenarios,
  webhooks: webhookScenarios,
  mail: mailScenarios,
  messages: messageScenarios,
  hostile: hostileScenarios,
  keys: keyScenarios,
  credentials: credentialScenarios,
  growth: growthScenarios,
  crm: async () => [
    ...(await crmListScenarios()),
    ...(await duplicateScenarios()),
    ...(await crmImportScenarios()),
    ...(await crmScoreScenarios()),
  ],
  analytics: analyticsScenarios,
  marketplace: marketplaceScenarios,
  memory: memoryScenarios,
  backup: backupScenarios,
  processes: processScenarios,
  hot: hotEventScenarios,
  organisations: organisationScenarios,
  storm: stormScenarios,
  upgrade: upgradeScenarios,
  panel: panelScenarios,
  door: doorScenarios,
  huge: hugeScenarios,
}

const chosen = process.argv.slice(2)
const results: Result[] = []
for (const [name, scenario] of Object.entries(groups)) {
  if (chosen.length > 0 ? !chosen.includes(name) : name === 'huge') continue
  results.push(...(await scenario()))
}

const number = (value: number) => (value >= 100 ? Math.round(value).toString() : value.toFixed(1))
const table = results.map(({ name, unit, ours, floor, ratio, spread, processorMs, bar, held }) => {
  const ratios = `${ratio.toFixed(2)}${spread ? ` (${spread.map((each) => each.toFixed(2)).join('–')})` : ''}`
  const figures = `${number(ours)} ${unit} | ${number(floor)} ${unit} | ${ratios} | ${processorMs?.toFixed(3) ?? ''}`
  return `| ${name} | ${figures} | ${bar} | ${held ? 'held' : 'missed'} |`
})
const head = ['| path | Laurel | floor | ratio | processor ms each | bar | |', '|---|---|---|---|---|---|---|']
process.stdout.write(`${[...head, ...table].join('\n')}\n`)
mkdirSync(new URL('results/', import.meta.url), { recursive: true })
const file = new URL(`results/${chosen.length > 0 ? chosen.join('-') : 'all'}.json`, import.meta.url)
writeFileSync(
  file,
  `${JSON.stringify({ at: new Date().toISOString(), node: process.version, cpus: cpus().length, results }, null, 2)}\n`,
)
