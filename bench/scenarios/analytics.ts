import { belowBar, compareTimes, type Result } from '../compare.ts'
import { median } from '../load.ts'
import { processorTime } from '../processor.ts'
import { openStage, type Stage } from '../stage.ts'
import { fillWithHistory } from './analytics-fill.ts'
import { figuresCost } from './analytics-writing.ts'
import { repeat } from './repeat.ts'

const ROUNDS = 5
const REPEATS = 40
const MAX_MS = 200
/** Deals, and assignments of trainings, of both. */
const DEALS = 10_000
const ORG = '/admin/analytics/org'

/**
 * Figures at 1,000,000 attendees and certificates of 1,000 events, and as many of one event more, beside 10,000 of as many;
 * and what it costs to keep them while attendees are made and certificates issued.
 */
export async function analyticsScenarios(): Promise<Result[]> {
  const small = await openStage()
  const large = await openStage()
  try {
    const few = await fillWithHistory(small, 10_000, DEALS)
    const many = await fillWithHistory(large, 1_000_000, DEALS)
    const results: Result[] = []
    for (const [name, path] of [
      ['an event', (id: number) => `/admin/events/${id}/analytics`],
      ['the overview', () => `${ORG}/overview`],
      ['certificates by time', () => `${ORG}/cert-timeline`],
      [
        'certificates of five years by month',
        () => `${ORG}/cert-timeline?from=${yearsAgo(4)}&to=${yearsAgo(-1)}&interval=month`,
      ],
      ['contacts and deals', () => `${ORG}/crm`],
      ['training compliance', () => `${ORG}/training-compliance`],
    ] as const)
      results.push(...(await compare(name, { large, small }, path(many), path(few))))
    return [...results, ...(await figuresCost(small))]
  } finally {
    await small.close()
    await large.close()
  }
}

async function compare(
  name: string,
  { large, small }: { large: Stage; small: Stage },
  atMany: string,
  atFew: string,
): Promise<Result[]> {
  const times: number[] = []
  const begun = processorTime(...large.pids)
  const timeOf = async () => {
    const time = await repeat(large, atMany)
    times.push(time / REPEATS)
    return time
  }
  const ratio = await compareTimes(`${name} at 1,000,000 beside 10,000`, ROUNDS, timeOf, () => repeat(small, atFew), 3)
  const processorMs = (processorTime(...large.pids) - begun) / (ROUNDS * (REPEATS + 1))
  return [{ ...ratio, processorMs }, belowBar(`${name} at 1,000,000`, 'ms', median(times), MAX_MS)]
}

const yearsAgo = (years: number) => new Date(Date.now() - years * 365 * 86_400_000).toISOString().slice(0, 10)
