import { regionOf } from '../../src/messages/region-of.ts'
import type { DoorTexts } from './messages/door-texts.ts'
import { english } from './messages/english.ts'

/** Each language but English is a file of its own, which the service worker keeps with the page. */
const translations: Record<string, () => Promise<DoorTexts>> = {
  tr: async () => (await import('./messages/turkish.ts')).turkish,
  de: async () => (await import('./messages/german.ts')).german,
  es: async () => (await import('./messages/spanish.ts')).spanish,
  fr: async () => (await import('./messages/french.ts')).french,
  ar: async () => (await import('./messages/arabic.ts')).arabic,
}

/** The first language of the browser that the page has. */
const wanted = navigator.languages.map((tag) => tag.split('-')[0]!).find((tag) => tag === 'en' || tag in translations)

/** A page that cannot load its language checks in guests in English. */
const translated = await translations[wanted ?? 'en']?.().catch(() => null)

export const language = translated ? wanted! : 'en'

export const texts: DoorTexts = translated ?? english

const locale = regionOf(navigator.languages, language)

const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })

/** Returns the hour and minute as the clock of this device shows them, with the day if it is another one. */
export function timeText(iso: string): string {
  const date = new Date(iso)
  const isToday = date.toDateString() === new Date().toDateString()
  return isToday ? time.format(date) : `${day.format(date)} ${time.format(date)}`
}

export const dayText = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone }).format(new Date(iso))
