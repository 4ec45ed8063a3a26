import { headerKey } from '../../../lib/spreadsheet/name-columns.ts'

export type AgendaField =
  | 'title'
  | 'start'
  | 'end'
  | 'day'
  | 'location'
  | 'speakers'
  | 'track'
  | 'description'
  | 'capacity'

const WORDS: Record<AgendaField, string[]> = {
  title: [
    'title',
    'session',
    'session title',
    'talk',
    'topic',
    'name',
    'başlık',
    'oturum',
    'konu',
    'oturum adı',
    'etkinlik',
  ],
  start: [
    'start',
    'starts',
    'start time',
    'begin',
    'begins',
    'from',
    'time',
    'times',
    'when',
    'başlangıç',
    'başlama',
    'başlangıç saati',
    'saat',
    'zaman',
  ],
  end: ['end', 'ends', 'end time', 'until', 'to', 'finish', 'bitiş', 'bitiş saati', 'son'],
  day: ['date', 'day', 'tarih', 'gün'],
  location: ['room', 'location', 'place', 'hall', 'venue', 'where', 'stage', 'oda', 'salon', 'yer', 'konum', 'sahne'],
  speakers: [
    'speaker',
    'speakers',
    'presenter',
    'presenters',
    'by',
    'who',
    'host',
    'konuşmacı',
    'konuşmacılar',
    'sunan',
    'sunucu',
  ],
  track: ['track', 'stream', 'category', 'type', 'kategori', 'program', 'bölüm', 'tür', 'hat'],
  description: ['description', 'abstract', 'details', 'summary', 'açıklama', 'özet', 'ayrıntılar'],
  capacity: ['capacity', 'places', 'seats', 'kapasite', 'kontenjan', 'yer sayısı'],
}

const FIELDS = new Map(
  Object.entries(WORDS).flatMap(([field, words]) => words.map((word) => [headerKey(word), field as AgendaField])),
)

/** Returns the column of each field that a row of headers names; null when it is no header of an agenda. */
export function agendaColumns(cells: string[]): Map<AgendaField, number> | null {
  const columns = new Map<AgendaField, number>()
  for (const [at, cell] of cells.entries()) {
    const field = FIELDS.get(headerKey(cell))
    if (field !== undefined && !columns.has(field)) columns.set(field, at)
  }
  return columns.has('title') && columns.has('start') ? columns : null
}
