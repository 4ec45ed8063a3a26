import { languageOf } from '../../../lib/text/languages.ts'
import { translated } from '../../../lib/text/translated.ts'

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    sampleCrm: SampleCrmTexts
  }
}

/** `stage` is `won`, or how far an open deal has come from 0 to 1: organisations define their own stages. */
type SampleDeal = {
  title: string
  stage: number | 'won'
  amount: number
  company: number
  contact: number
  inDays: number
}
export type SampleCrm = {
  companies: { name: string; industry: string }[]
  contacts: {
    first_name: string
    last_name: string
    title: string
    company: number | null
    stage: Stage
    tags: string[]
  }[]
  deals: SampleDeal[]
  notes: { contact: number; text: string }[]
}
type Stage = 'lead' | 'qualified' | 'customer' | 'evangelist'

/** The texts by their position in the lists of `sampleCrm`. */
type SampleCrmTexts = {
  industries: readonly [string, string, string]
  titles: readonly [string, string, string, string, string, string]
  deals: readonly [string, string, string, string, string]
  notes: readonly [string, string]
  tags: Record<'speaker' | 'sponsor' | 'sample', string>
}

const sampleCrmMessages = translated('sampleCrm', {
  industries: ['Events', 'Logistics', 'Education'],
  titles: ['Head of events', 'Buyer', 'Programme lead', 'Community manager', 'Director', 'Consultant'],
  deals: [
    'Sponsorship of the spring meeting',
    'Training for 30 people',
    'Yearly membership',
    'Booth at the fair',
    'Workshop series',
  ],
  notes: ['Asked for an offer before the end of the month.', 'Spoke at our first event and would like to come back.'],
  tags: { speaker: 'speaker', sponsor: 'sponsor', sample: 'sample' },
})

/** Fictional companies, contacts, deals and notes in the language of a tag; numbers are positions in these lists. */
export function sampleCrm(tag: string): SampleCrm {
  const { industries, titles, deals, notes, tags } = sampleCrmMessages[languageOf(tag) ?? 'en']
  const person = (name: string, nth: number, company: number | null, stage: Stage, more: string[] = []) => {
    const [first_name = '', last_name = ''] = name.split('|')
    return { first_name, last_name, title: titles[nth]!, company, stage, tags: [tags.sample, ...more] }
  }
  return {
    companies: ['Northwind Conferences', 'Kervan Lojistik', 'Blue Harbour Academy'].map((name, nth) => ({
      name,
      industry: industries[nth]!,
    })),
    contacts: [
      person('Hypatia|Theonos', 0, 0, 'customer', [tags.sponsor]),
      person('Cahit|Arf', 1, 1, 'qualified'),
      person('Sofia|Kovalevskaya', 2, 2, 'evangelist', [tags.speaker]),
      person('Emmy|Noether', 3, 2, 'customer', [tags.speaker]),
      person('عمر|الخيام', 4, 0, 'qualified'),
      person('Srinivasa|Ramanujan', 5, null, 'lead'),
    ],
    deals: [
      { title: deals[0]!, stage: 0.9, amount: 12_000, company: 0, contact: 0, inDays: 20 },
      { title: deals[1]!, stage: 0.6, amount: 4_500, company: 1, contact: 1, inDays: 35 },
      { title: deals[2]!, stage: 'won', amount: 900, company: 2, contact: 3, inDays: -10 },
      { title: deals[3]!, stage: 0, amount: 2_200, company: 0, contact: 4, inDays: 60 },
      { title: deals[4]!, stage: 0.3, amount: 6_800, company: 2, contact: 2, inDays: 45 },
    ],
    notes: [
      { contact: 1, text: notes[0]! },
      { contact: 2, text: notes[1]! },
    ],
  }
}
