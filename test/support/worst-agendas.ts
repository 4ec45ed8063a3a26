import { call, type Installation, type Service } from './installation.ts'
import { WORST_TEXTS } from './worst-drawings.ts'
import type { Asked } from './worst-inputs.ts'

/** The calendars of events with as many sessions as there can be, whose texts are as long as they can be. */
export async function agendaRequests(installation: Installation, service: Service): Promise<Asked[]> {
  const requests: Asked[] = []
  for (const what of ['family emoji', 'Chinese', 'marks on marks', 'one long word']) {
    const text = [...WORST_TEXTS[what]!.repeat(2)].slice(0, 300).join('')
    const about = {
      name: 'Agenda',
      template_image_url: 'placeholder',
      visibility: 'public',
      event_timezone: 'Asia/Tokyo',
    }
    const { body: event } = await call(service, 'POST', '/admin/events', about)
    await installation.query(
      `insert into session (org_id, event_id, uid, title, location, speaker, start_time, end_time, created_at, updated_at)
       select 1, $1, gen_random_uuid(), $2, $2, $2, '2026-12-01'::timestamptz + n * interval '1 hour',
         '2026-12-01'::timestamptz + (n + 1) * interval '1 hour', now(), now() from generate_series(1, 1000) n`,
      [event.id, text],
    )
    const { pathname } = new URL(event.public_url)
    requests.push({ what: `calendar of ${what}`, method: 'GET', path: `${pathname}.ics` })
  }
  return requests
}
