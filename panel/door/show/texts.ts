import { regionOf } from '../../src/messages/region-of.ts'
import type { DoorTexts } from './messages/door-texts.ts'
import { english } from './messages/english.ts'
import { turkish } from './messages/turkish.ts'

const languages: Record<string, DoorTexts> = { en: english, tr: turkish }

/** The first language of the browser that the page has. */
export const language = navigator.languages.map((tag) => tag.split('-')[0]!).find((tag) => tag in languages) ?? 'en'

export const texts: DoorTexts = languages[language]!

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
