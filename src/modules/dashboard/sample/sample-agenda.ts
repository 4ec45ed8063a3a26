const MINUTE_MS = 60_000

type Talk = { title: string; location: string; speaker: string; from: number; until: number; capacity: number | null }
type SampleTexts = { event: string; place: string; about: string; talks: Talk[] }

const ENGLISH: SampleTexts = {
  event: 'Sample: a day of talks',
  place: 'Town hall, great hall',
  about: 'This event and its attendees are fictional. Try anything you like: no emails are sent.',
  talks: [
    { title: 'Opening', location: 'Great hall', speaker: 'Grace Hopper', from: 0, until: 45, capacity: null },
    { title: 'Workshop: first steps', location: 'Room 2', speaker: 'Ada Lovelace', from: 60, until: 150, capacity: 20 },
    {
      title: 'Panel and farewell',
      location: 'Great hall',
      speaker: 'Ayşe Yılmaz',
      from: 165,
      until: 225,
      capacity: null,
    },
  ],
}

const TURKISH: SampleTexts = {
  event: 'Örnek: konuşmalar günü',
  place: 'Belediye binası, büyük salon',
  about: 'Bu etkinlik ve katılımcıları kurgusaldır. Dilediğinizi deneyin: hiç e-posta gönderilmez.',
  talks: [
    { title: 'Açılış', location: 'Büyük salon', speaker: 'Grace Hopper', from: 0, until: 45, capacity: null },
    { title: 'Atölye: ilk adımlar', location: 'Oda 2', speaker: 'Ada Lovelace', from: 60, until: 150, capacity: 20 },
    {
      title: 'Panel ve kapanış',
      location: 'Büyük salon',
      speaker: 'Ayşe Yılmaz',
      from: 165,
      until: 225,
      capacity: null,
    },
  ],
}

/** The sample event in English or Turkish, starting at the next full hour. */
export function sampleAgenda(language: string, now: Date) {
  const { event, place, about, talks } = language.startsWith('tr') ? TURKISH : ENGLISH
  const start = (Math.floor(now.getTime() / (60 * MINUTE_MS)) + 1) * 60 * MINUTE_MS
  const at = (minutes: number) => new Date(start + minutes * MINUTE_MS).toISOString()
  return {
    event: { name: event, event_location: place, event_description: about, event_date: at(0) },
    talks: talks.map(({ from, until, ...talk }) => ({ ...talk, start_time: at(from), end_time: at(until) })),
  }
}
