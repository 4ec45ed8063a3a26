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
  return requests
}
