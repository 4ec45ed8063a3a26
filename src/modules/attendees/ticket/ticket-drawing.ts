import { MATCHED } from '../../../lib/render/font-catalogue.ts'
import type { Drawing, Item, Scene, Shape, TextStyle } from '../../../lib/render/scene.ts'
import { directionOf, type Language } from '../../../lib/text/languages.ts'
import { writtenSpan } from '../../../lib/text/written-span.ts'
import { ticketFileWords } from './ticket-file-words.ts'

/** The facts on a ticket. Times are written in the time zone of the event (IANA name). */
export type TicketRecord = {
  address: string
  organisation_name: string
  event_name: string
  event_date: Date | null
  event_end_date: Date | null
  /** For online participants. */
  online_url: string | null
  event_location: string | null
  event_timezone: string
  first_name: string
  last_name: string
}

/** A6, in points: as wide as a phone screen, and a quarter of an A4 sheet when printed at full size. */
const PAGE = { width: 297.64, height: 419.53 }
const LEFT = 22
const WIDTH = PAGE.width - 2 * LEFT
const BAND = 40
/** Left edge of the values, after their labels. */
const VALUE = 70
const TEAR = 187
/** 48 mm in points; the page around it serves as the quiet zone. */
const CODE = 136.06

const GREEN = '#1e3a31'
const INK = '#22302b'
const SOFT_INK = '#5d655f'
const PALE_GOLD = '#e2d3ae'
const LINE = '#b9beb9'

const shapes: Shape[] = [
  { path: `M 0 0 H ${PAGE.width} V ${BAND} H 0 Z`, fill: GREEN },
  ...Array.from({ length: 43 }, (_, dash) => ({
    path: `M ${LEFT + dash * 6} ${TEAR} H ${LEFT + dash * 6 + 3}`,
    stroke: LINE,
    stroke_width: 0.7,
  })),
]

/** Returns the drawing of a ticket: the part shared by all tickets of the event, and the holder with the code. */
export function ticketDrawing(record: TicketRecord, language: Language): Drawing {
  const { organisation_name: organisation, event_name: event, event_location: place, address } = record
  const name = `${record.first_name} ${record.last_name}`.trim()
  const words = ticketFileWords[language]
  const { event_date: begins, event_end_date: ends, event_timezone: zone, online_url: online } = record
  const when = begins ? writtenSpan(begins, ends, zone, language) : words.noDate
  const isMirrored = directionOf(language) === 'rtl'
  const scene: Scene = {
    page: PAGE,
    language,
    xmp: true,
    tagged: true,
    background: { kind: 'drawing', shapes },
    items: (
      [
        fixed(organisation, 6, 28, { width: 176, font: 'sans-bold', size: 11, color: '#ffffff', fit: 'wrap' }),
        fixed(words.title, 6, 28, {
          x: 206,
          width: 70,
          font: 'display-bold',
          size: 17,
          color: PALE_GOLD,
          align: 'right',
        }),
        fixed(event, 45, 58, { font: 'display-bold', size: 23, color: GREEN, fit: 'wrap', heading: true }),
        ...fact(words.when, when, 104, 26),
        ...(place ? fact(words.where, place, 132, online ? 29 : 49) : []),
        ...(online ? onlineFact(words.online, online, place ? 163 : 132) : []),
        fixed(words.holder, 191, 11, { ...LABEL, align: 'center' }),
        {
          ...style(202, 34, { font: 'sans-bold', size: 17, align: 'center', fit: 'wrap' }),
          kind: 'slot',
          slot: 'name',
        },
        {
          ...{ kind: 'qr', box: boxAt((PAGE.width - CODE) / 2, 251, CODE, CODE), color: '#000000', paper: null },
          alt: words.code,
        },
        fixed(words.show, 402, 12, { size: 6, align: 'center', fit: 'wrap', color: SOFT_INK }),
      ] satisfies Item[]
    ).map((item) => (isMirrored ? mirrored(item) : item)),
  }
  const fill = {
    title: [event, name].join(' – '),
    author: organisation,
    created: null,
    texts: { name },
    qr: { text: address, link: address },
  }
  return { key: JSON.stringify(['ticket', language, organisation, event, when, place, online]), scene, fill }
}

type Given = Partial<Omit<TextStyle, 'box'>> & { x?: number; width?: number }

const LABEL: Given = { size: 7.5, color: SOFT_INK }

const boxAt = (x: number, y: number, width: number, height: number) => ({ x, y, width, height })

function style(y: number, height: number, { x = LEFT, width = WIDTH, ...given }: Given): TextStyle {
  const { size = 10, font = 'sans' } = given
  const usual = { size, min_size: size / 2, color: INK, align: 'left', fit: 'shrink', whole_words: true } as const
  return { ...usual, ...given, font: `${font}${MATCHED}`, box: boxAt(x, y, width, height) }
}

/** Swaps left and right, for languages written right to left. */
function mirrored(item: Item): Item {
  const box = { ...item.box, x: PAGE.width - item.box.x - item.box.width }
  if (item.kind === 'qr' || item.kind === 'picture' || item.align === 'center') return { ...item, box }
  return { ...item, box, align: item.align === 'left' ? 'right' : 'left' }
}

const fixed = (text: string, y: number, height: number, given: Given, link?: string): Item => ({
  ...style(y, height, given),
  kind: 'text',
  text,
  ...(link === undefined ? {} : { link }),
})

const fact = (label: string, value: string, y: number, height: number): Item[] => [
  fixed(label, y, height, { ...LABEL, width: VALUE - LEFT - 4 }),
  fixed(value, y, height, { x: VALUE, width: LEFT + WIDTH - VALUE, fit: 'wrap' }),
]

/** Longest address printed in full. */
const MAX_PRINTED = 60

/** The address for online participants as a link; on paper a long one is its host, which is all that anyone types. */
function onlineFact(label: string, address: string, y: number): Item[] {
  const { href, host } = new URL(address)
  const plain = href.replace(/^https?:\/\//, '').replace(/\/$/, '')
  const text = plain.length <= MAX_PRINTED ? plain : `${host}/…`
  return [
    fixed(label, y, 18, { ...LABEL, width: VALUE - LEFT - 4 }),
    fixed(text, y, 18, { x: VALUE, width: LEFT + WIDTH - VALUE, color: GREEN }, href),
  ]
}
