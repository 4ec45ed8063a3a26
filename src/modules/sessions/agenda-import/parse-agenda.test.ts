import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/support/fast-check.ts'
import { parseAgenda } from './parse-agenda.ts'
import { readClock } from './read-clock.ts'
import { addDays, readDay } from './read-day.ts'
import { validateAgenda } from './validate-agenda.ts'

const FIRST = '2026-12-01'
const shown = async (text: string, first: string | null = FIRST) =>
  (await parseAgenda(text, first)).map((line) => {
    if (!('title' in line)) return line.problem === null ? `(${line.text})` : `! ${line.problem}`
    const time = (at: typeof line.start | null) =>
      at === null
        ? ''
        : 'at' in at
          ? at.at.toISOString()
          : `${at.day} ${Math.floor(at.minutes / 60)}:${String(at.minutes % 60).padStart(2, '0')}`
    return [time(line.start), time(line.end), line.title, line.speakers.join('+'), line.location, line.track].join('|')
  })

test('lines below headings are sessions, with speakers, room and track in any order, in both languages', async () => {
  const text = [
    'Our programme',
    '## Tuesday, 1 December 2026',
    '• 09:00 – 9.45 Opening @Great hall',
    '10:00-10:45: Engines (Ada Lovelace, Grace Hopper & Bob) [Machines] @ Room 2',
    '10:00\tCoffee\tEve\tFoyer',
    '2. Gün',
    '14h00–15h30 Atölye #Başlangıç (Ayşe ve Ali) @Salon 1',
    '3–4 pm Questions (and answers) today',
    'Çarşamba, 2 Aralık',
    '11:30–1 pm Lunch',
    '12:00',
  ]
  assert.deepEqual(await shown(text.join('\r\n')), [
    '(Our programme)',
    '2026-12-01 9:00|2026-12-01 9:45|Opening||Great hall|',
    '2026-12-01 10:00|2026-12-01 10:45|Engines|Ada Lovelace+Grace Hopper+Bob|Room 2|Machines',
    '2026-12-01 10:00||Coffee|Eve|Foyer|',
    '2026-12-02 14:00|2026-12-02 15:30|Atölye|Ayşe+Ali|Salon 1|Başlangıç',
    '2026-12-02 15:00|2026-12-02 16:00|Questions (and answers) today|||',
    '2026-12-02 11:30|2026-12-02 13:00|Lunch|||',
    '! This line has a time and no title. Write the title after the time.',
  ])
})

test('a table names its columns in any language, within the first rows, and its cells may hold line ends', async () => {
  const english =
    'Programme\nTitle;Speaker;Start;End;Room\n"One\ntwo";Ada;10:00;2026-12-02 09:00;"A; B"\n;x;10:00;;\nThree;;later;;\n'
  assert.deepEqual(await shown(english), [
    '2026-12-01 10:00|2026-12-02 9:00|One two|Ada|A; B|',
    '! The title is missing in this row.',
    '! The start is missing in this row, or is no time such as 10:00 or 2026-12-01 10:00.',
  ])
  const turkish =
    'Tarih\tSaat\tBaşlık\tKonuşmacı\tSalon\n1.12.2026\t10:00 - 10:45\tMotorlar\tAda, Ayşe\tB\n\t11:00\tKahve\n'
  assert.deepEqual(await shown(turkish), [
    '2026-12-01 10:00|2026-12-01 10:45|Motorlar|Ada+Ayşe|B|',
    '2026-12-01 11:00||Kahve|||',
  ])
  for (const header of [
    'Datum\tUhrzeit\tThema\tReferentin\tRaum',
    'Fecha\tHora\tTítulo\tPonentes\tSala',
    'Date\tHoraire\tTitre\tIntervenants\tSalle',
    'التاريخ\tالوقت\tالعنوان\tالمتحدثون\tالقاعة',
  ])
    assert.deepEqual(
      await shown(`${header}\n1.12.2026\t10:00\tMotoren\tAda\tB\n`),
      ['2026-12-01 10:00||Motoren|Ada|B|'],
      header,
    )
  const exported = 'id,title,start_time,end_time\n7,Opening,2026-12-01T09:00:00.000+03:00,2026-12-01T10:00:00.000+03:00'
  assert.deepEqual(await shown(exported), ['2026-12-01T06:00:00.000Z|2026-12-01T07:00:00.000Z|Opening|||'])
})

test('days are read as people write them, and a missing year is that of the event', () => {
  const days: Record<string, string | null> = {
    '2026-12-01': FIRST,
    '1.12.2026': FIRST,
    '12/1/2026': FIRST,
    '1/12': FIRST,
    '13/12/2026': '2026-12-13',
    'December 1st, 2026': FIRST,
    'SALI 1 ARALIK': FIRST,
    'Day 1 – Workshops': FIRST,
    'Keynotes: 2 Dec': '2026-12-02',
    '3. gün': '2026-12-03',
    'Thursday:': '2026-12-03',
    'Dienstag, den 1. Dezember': FIRST,
    'am 3. Dez. 2026': '2026-12-03',
    'martes, 1 de diciembre de 2026': FIRST,
    'mar 1 dic': FIRST,
    'Mardi 1er décembre': FIRST,
    'jeudi 3 déc. 2026': '2026-12-03',
    'الثلاثاء، ١ ديسمبر ٢٠٢٦': FIRST,
    'Tag 2': '2026-12-02',
    'Jour 3': '2026-12-03',
    Sam: null,
    So: null,
    '5 January': '2027-01-05',
    '30 February 2026': null,
    'March of the penguins': null,
    'May the force be with you': null,
    'Room 1': null,
  }
  for (const [text, day] of Object.entries(days)) assert.equal(readDay(text, FIRST), day, text)
  assert.equal(readDay('1 December', null), null)
})

test('a bare number, a date and a price are no time', () => {
  for (const text of ['10', '10 ways', '1.12.2026', '25:00', '10:60', '12 pmx', '0 pm', '10:00:00.5x', '99.50 €'])
    assert.equal(readClock(text), null, text)
  assert.deepEqual(readClock('22:00–24:00 Party'), { start: 1_320, end: 1_440, rest: ' Party' })
})

const word = fc
  .stringMatching(/^[A-Za-zÇçĞğİıÖöŞşÜü]{2,12}$/)
  .filter((text) => !/^(and|ve|am|pm|to|until)$/i.test(text))
const words = fc.array(word, { minLength: 1, maxLength: 4 }).map((list) => list.join(' '))
const session = fc.record({
  day: fc.integer({ min: 0, max: 5 }),
  start: fc.integer({ min: 0, max: 1_380 }),
  minutes: fc.integer({ min: 1, max: 59 }),
  title: words.map((text) => `T ${text}`),
  speakers: fc.uniqueArray(words, { maxLength: 3, selector: (name) => name.toLowerCase() }),
  location: fc.option(words, { nil: '' }),
  track: fc.option(words, { nil: '' }),
})
type Session = typeof session extends fc.Arbitrary<infer S> ? S : never

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`
const asRead = (written: Session) =>
  [
    `${addDays(FIRST, written.day)} ${Math.floor(written.start / 60)}:${clock(written.start).slice(3)}`,
    `${addDays(FIRST, written.day)} ${Math.floor((written.start + written.minutes) / 60)}:${clock(written.start + written.minutes).slice(3)}`,
    ...[written.title, written.speakers.join('+'), written.location, written.track],
  ].join('|')

test('sessions written as lines or as a table are read back unchanged', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(session, { minLength: 1, maxLength: 12 }),
      fc.constantFrom('\t', ';', ','),
      async (list, delimiter) => {
        const lines = list.map(({ day, start, minutes, title, speakers, location, track }) =>
          [
            `${addDays(FIRST, day)}\n${clock(start)}–${clock(start + minutes)} ${title}`,
            ...(speakers.length > 0 ? [`(${speakers.join(', ')})`] : []),
            ...(track ? [`[${track}]`] : []),
            ...(location ? [`@${location}`] : []),
          ].join(' '),
        )
        assert.deepEqual(await shown(lines.join('\n')), list.map(asRead))
        const rows = list.map(({ day, start, minutes, title, speakers, location, track }) =>
          [title, addDays(FIRST, day), clock(start), clock(start + minutes), speakers.join(' & '), location, track]
            .map((cell) => `"${cell}"`)
            .join(delimiter),
        )
        const header = ['Title', 'Date', 'Start', 'End', 'Speakers', 'Room', 'Track'].join(delimiter)
        assert.deepEqual(await shown([header, ...rows].join('\n')), list.map(asRead))
      },
    ),
  )
})

test('every pasted line gets a verdict, and each session ends after it starts', async () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom(
      '10:00',
      '–',
      ' @',
      '(',
      ')',
      '[',
      ']',
      '#',
      '\n',
      '\t',
      ',',
      ';',
      '"',
      'title',
      'start',
      'Day 2',
      '1 Dec',
      '25.12.',
    ),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { maxLength: 40 }),
      fc.constantFrom('UTC', 'America/New_York'),
      async (pieces, zone) => {
        for (const line of await validateAgenda(await parseAgenda(pieces.join(''), FIRST), zone))
          if ('title' in line) assert.ok(line.end > line.start && line.title !== '', JSON.stringify(line))
          else assert.notEqual(line.problem, '')
      },
    ),
  )
})
