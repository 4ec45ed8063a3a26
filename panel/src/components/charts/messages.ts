import { messages } from '../../messages/use-messages.tsx'

type Sums = { sum: string; most: string; when: string }

export const chartMessages = messages({
  asTable: 'Show as table',
  nothingIn: (name: string) => `${name}: none`,
  described: (name: string, { sum, most, when }: Sums) => `${name}: ${sum} in all, most in ${when} with ${most}`,
  step: 'Step',
  count: 'Count',
  ofFirst: 'Of all',
  ofPrevious: 'Of the step before',
  up: (share: string) => `${share} more`,
  down: (share: string) => `${share} less`,
  same: 'no change',
  before: (previous: string) => `${previous} before`,
  empty: 'Nothing in this period.',
  early: (since: string, from: string) =>
    `Not enough data yet: the first counts are from ${since}. From ${from} there is a trend to see.`,
  weekOf: (day: string) => `Week of ${day}`,
  range: 'Period',
  periods: {
    '7': 'Last 7 days',
    '30': 'Last 30 days',
    '90': 'Last 90 days',
    '365': 'Last 12 months',
    all: 'Whole time',
    custom: 'Own period',
  },
  from: 'First day',
  to: 'Last day',
  interval: 'Bars by',
  intervals: { day: 'Day', week: 'Week', month: 'Month' },
  download: 'Download figures',
  asOf: (time: string) => `As of ${time}`,
})
