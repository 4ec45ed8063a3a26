import { call, type Installation, type Service } from './installation.ts'
import { WORST_TEXTS } from './worst-drawings.ts'
import type { Asked } from './worst-inputs.ts'

/**
 * The calendars and pages of events with as many sessions and questions as there can be, and what is sent to them, whose
 * texts are as long as they can be.
 */
export async function agendaRequests(installation: Installation, service: Service): Promise<Asked[]> {
  const requests: Asked[] = []
  for (const what of ['family emoji', 'Chinese', 'marks on marks', 'one long word']) {
    const text = [...WORST_TEXTS[what]!.repeat(2)].slice(0, 300).join('')
    const about = {
      name: 'Agenda',
      template_image_url: 'placeholder',
      visibility: 'public',
      event_timezone: 'Asia/Tokyo',
      event_description: text,
      registration_questions: Array.from({ length: 50 }, (_, n) => ({ id: `q${n}`, type: 'long_text', label: text })),
    }
    const { body: event } = await call(service, 'POST', '/admin/events', about)
    await installation.query(
      `insert into session (org_id, event_id, uid, title, location, speaker, start_time, end_time, created_at, updated_at)
       select 1, $1, gen_random_uuid(), $2, $2, $2, '2026-12-01'::timestamptz + n * interval '1 hour',
         '2026-12-01'::timestamptz + (n + 1) * interval '1 hour', now(), now() from generate_series(1, 1000) n`,
      [event.id, text],
    )
    const { pathname } = new URL(event.public_url)
    const form = Array.from({ length: 50 }, (_, n): [string, string] => [`answers.q${n}`, text])
    requests.push(
      { what: `calendar of ${what}`, method: 'GET', path: `${pathname}.ics` },
      { what: `page of ${what}`, method: 'GET', path: pathname },
      { what: `facts of ${what}`, method: 'GET', path: `/api/v1/public/events/${event.id}` },
      {
        what: `form of ${what}`,
        method: 'POST',
        path: pathname,
        body: new URLSearchParams(form).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    )
  }
  return [...requests, ...(await pastedAgendas(service))]
}

/** Agendas to paste that are as long as they can be, of characters that the parser looks for. */
async function pastedAgendas(service: Service): Promise<Asked[]> {
  const about = { name: 'Pasted', template_image_url: 'placeholder', event_date: '2026-12-01T09:00:00Z' }
  const { body: event } = await call(service, 'POST', '/admin/events', about)
  const long = (piece: string) => piece.repeat(Math.floor(262_000 / piece.length))
  const texts = {
    'sessions without end': '10:00 a\n'.repeat(9_999),
    'full lines': long('10:00–10:45 Title (Ada, Bob) @Room [Track]\n'),
    'brackets alone': `10:00 a${long('([@# ')}`,
    'long lines of brackets': long(`10:00 ${'a (b) [c] @d #e '.repeat(110)}\n`),
    'a table of quotes': `title,start\n${long('"')}`,
    'a table of commas': `title,start\n${long(',')}`,
    'a table of days': `title,start,date\n${long('a,10:00,Day 2 – 1/2/2026: b\n').slice(0, 250_000)}`,
  }
  return Object.entries(texts).map(([what, text]) => ({
    what: `pasted agenda of ${what}`,
    method: 'POST',
    path: `/api/v1/admin/events/${event.id}/sessions/import?dry_run=true`,
    body: JSON.stringify({ text }),
    headers: { 'content-type': 'application/json' },
  }))
}
