import { languageOf } from '../../../lib/text/languages.ts'
import { translated } from '../../../lib/text/translated.ts'

declare module '../../../lib/text/texts.ts' {
  interface Texts {
    sampleEvent: SampleTexts
  }
}

const MINUTE_MS = 60_000

/** The talks in order, each with its title, room and speaker. */
type SampleTexts = {
  event: string
  place: string
  about: string
  talks: Record<'opening' | 'workshop' | 'panel', { title: string; location: string; speaker: string }>
}

const sampleEventMessages = translated('sampleEvent', {
  event: 'Sample: a day of talks',
  place: 'Town hall, great hall',
  about: 'This event and its attendees are fictional. Try anything you like: no emails are sent.',
  talks: {
    opening: { title: 'Opening', location: 'Great hall', speaker: 'Grace Hopper' },
    workshop: { title: 'Workshop: first steps', location: 'Room 2', speaker: 'Ada Lovelace' },
    panel: { title: 'Panel and farewell', location: 'Great hall', speaker: 'Ayşe Yılmaz' },
  },
})

/** The times of the talks, in minutes after the beginning, and their places. */
const TALKS = [
  { key: 'opening', from: 0, until: 45, capacity: null },
  { key: 'workshop', from: 60, until: 150, capacity: 20 },
  { key: 'panel', from: 165, until: 225, capacity: null },
] as const

/** The sample event in the language of a tag, otherwise in English, starting at the next full hour. */
export function sampleAgenda(tag: string, now: Date) {
  const { event, place, about, talks } = sampleEventMessages[languageOf(tag) ?? 'en']
  const start = (Math.floor(now.getTime() / (60 * MINUTE_MS)) + 1) * 60 * MINUTE_MS
  const at = (minutes: number) => new Date(start + minutes * MINUTE_MS).toISOString()
  return {
    event: { name: event, event_location: place, event_description: about, event_date: at(0) },
    talks: TALKS.map(({ key, from, until, capacity }) => ({
      ...talks[key],
      capacity,
      start_time: at(from),
      end_time: at(until),
    })),
  }
}
