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

/** Headers by field, in every language of Laurel. */
const WORDS: Record<AgendaField, string> = {
  title: `title, session, session title, talk, topic, name, başlık, oturum, konu, oturum adı, etkinlik, titel, thema,
    vortrag, programmpunkt, título, sesión, ponencia, tema, charla, titre, session, sujet, intervention, العنوان, عنوان,
    الجلسة, جلسة, الموضوع`,
  start: `start, starts, start time, begin, begins, from, time, times, when, başlangıç, başlama, başlangıç saati, saat,
    zaman, beginn, anfang, von, uhrzeit, zeit, inicio, comienzo, hora, hora de inicio, desde, début, heure,
    heure de début, horaire, de, البداية, بداية, الوقت, وقت البداية, من`,
  end: `end, ends, end time, until, to, finish, bitiş, bitiş saati, son, ende, bis, fin, hora de fin, hasta, final,
    heure de fin, à, النهاية, نهاية, وقت النهاية, إلى`,
  day: 'date, day, tarih, gün, datum, tag, fecha, día, date, jour, التاريخ, تاريخ, اليوم, يوم',
  location: `room, location, place, hall, venue, where, stage, oda, salon, yer, konum, sahne, raum, ort, saal, bühne,
    sala, lugar, escenario, salle, lieu, scène, القاعة, قاعة, المكان, مكان`,
  speakers: `speaker, speakers, presenter, presenters, by, who, host, konuşmacı, konuşmacılar, sunan, sunucu, referent,
    referenten, referentin, referierende, sprecher, vortragende, ponente, ponentes, orador, oradores, intervenant,
    intervenants, intervenante, orateur, conférencier, المتحدث, المتحدثون, متحدث, المتحدثين`,
  track: `track, stream, category, type, kategori, program, bölüm, tür, hat, themenstrang, reihe, kategorie, categoría,
    itinerario, tipo, parcours, catégorie, type, المسار, مسار, الفئة`,
  description: `description, abstract, details, summary, açıklama, özet, ayrıntılar, beschreibung, zusammenfassung,
    descripción, resumen, detalles, résumé, détails, الوصف, وصف, التفاصيل`,
  capacity: `capacity, places, seats, kapasite, kontenjan, yer sayısı, kapazität, plätze, capacidad, plazas, aforo,
    capacité, places, السعة, عدد الأماكن`,
}

const FIELDS = new Map(
  Object.entries(WORDS).flatMap(([field, words]) =>
    words.split(',').map((word) => [headerKey(word.trim()), field as AgendaField] as const),
  ),
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
