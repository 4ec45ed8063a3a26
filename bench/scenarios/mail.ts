import { setTimeout as wait } from 'node:timers/promises'
import { besideOthers, type Result, timed } from '../compare.ts'
import { onMailStage } from '../mail-stage.ts'
import { processorTime, residentMemory } from '../processor.ts'
import type { Stage } from '../stage.ts'
import { latency } from './latency.ts'
import { addAttendees } from './tenants.ts'

const PEOPLE = 10_000
const RULES = 3
const MAILS = PEOPLE * RULES
const PER_SECOND = 200

/** Three rules of an event write to 10,000 people each, by a mail server on this machine. */
export const mailScenarios = (): Promise<Result[]> => onMailStage(threeRules)

async function threeRules(stage: Stage, received: () => Promise<number>): Promise<Result[]> {
  const { request, client, laurelPid, pids } = stage
  const event = await request('POST', '/admin/events', {
    name: 'Bench',
    template_image_url: 'placeholder',
    event_date: '2020-01-01T09:00:00Z',
  })
  await addAttendees(client, event.id, PEOPLE)
  await client.query('analyze')
  const templates = await request('GET', '/admin/email-templates')
  const template = templates.find(({ kind }: { kind: string }) => kind === 'registered_no_show')
  const paths: string[] = []
  for (let n = 1; n <= RULES; n++) {
    const rule = await request('POST', `/admin/events/${event.id}/automations`, {
      name: `Reminder ${n}`,
      trigger: 'registered_no_show',
      actions: [{ type: 'send_email', template_id: template.id, delay_hours: 0 }],
      enabled: true,
    })
    paths.push(`/admin/events/${event.id}/automations/${rule.id}/run`)
  }
  const page = `/admin/events/${event.id}/attendees`
  const idle = await latency(stage, page, () => wait(3_000))
  let [early, most] = [0, 0]
  const timer = setInterval(() => {
    most = Math.max(most, residentMemory(laurelPid))
  }, 100)
  const begun = processorTime(...pids)
  let tookMs = 0
  const busy = await latency(stage, page, async () => {
    tookMs = await timed(async () => {
      for (const path of paths) await request('POST', path)
      while ((await received()) < PEOPLE) await wait(50)
      early = most
      while ((await received()) < MAILS) await wait(50)
    })
  })
  const processorMs = (processorTime(...pids) - begun) / MAILS
  clearInterval(timer)
  const perSecond = (MAILS * 1_000) / tookMs
  return [
    {
      name: 'mails of three rules to 10,000 people each, from the rule to the server',
      unit: 'mails/s',
      ours: perSecond,
      floor: PER_SECOND,
      ratio: perSecond / PER_SECOND,
      processorMs,
      bar: `at least ${PER_SECOND} a second`,
      held: perSecond >= PER_SECOND,
    },
    besideOthers('p99 of other requests while they are sent', busy, idle),
    {
      name: 'most memory of the process meanwhile',
      unit: 'MB',
      ours: most,
      floor: early,
      ratio: most / early,
      bar: 'at most 1.25 times that after 10,000',
      held: most <= 1.25 * early,
    },
  ]
}
