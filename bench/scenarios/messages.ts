import { setTimeout as wait } from 'node:timers/promises'
import { besideOthers, type Result, timed } from '../compare.ts'
import { onMailStage } from '../mail-stage.ts'
import { processorTime } from '../processor.ts'
import type { Stage } from '../stage.ts'
import { latency } from './latency.ts'
import { addAttendees } from './tenants.ts'

const PEOPLE = 10_000
const PER_SECOND = 200

/** A message to 10,000 attendees, by a mail server on this machine. */
export const messageScenarios = (): Promise<Result[]> => onMailStage(oneMessage)

async function oneMessage(stage: Stage, received: () => Promise<number>): Promise<Result[]> {
  const { request, client, pids } = stage
  const event = await request('POST', '/admin/events', { name: 'Bench', template_image_url: 'placeholder' })
  await addAttendees(client, event.id, PEOPLE)
  await client.query('analyze')
  const page = `/admin/events/${event.id}/attendees`
  const idle = await latency(stage, page, () => wait(3_000))
  const message = {
    subject: 'News of {{ event.name }}',
    body: 'Dear {{ attendee.first_name }},\n\nyour [ticket]({{ attendee.ticket_url }}).',
    audience: {},
  }
  const begun = processorTime(...pids)
  let tookMs = 0
  const busy = await latency(stage, page, async () => {
    tookMs = await timed(async () => {
      await request('POST', `/admin/events/${event.id}/messages`, message)
      while ((await received()) < PEOPLE) await wait(50)
    })
  })
  const processorMs = (processorTime(...pids) - begun) / PEOPLE
  const perSecond = (PEOPLE * 1_000) / tookMs
  return [
    {
      name: 'a message to 10,000 attendees, from the request to the server',
      unit: 'mails/s',
      ours: perSecond,
      floor: PER_SECOND,
      ratio: perSecond / PER_SECOND,
      processorMs,
      bar: `at least ${PER_SECOND} a second`,
      held: perSecond >= PER_SECOND,
    },
    besideOthers('p99 of other requests while a message is sent', busy, idle),
  ]
}
