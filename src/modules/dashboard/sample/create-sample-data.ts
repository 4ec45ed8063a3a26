import type { Context } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { one } from '../../../platform/db/query.ts'
import { saveImported } from '../../attendees/index.ts'
import { createEvent, markAsSample } from '../../events/index.ts'
import { checkInMany, createSession } from '../../sessions/index.ts'
import { sampleAgenda } from './sample-agenda.ts'
import { samplePeople } from './sample-people.ts'
import type { SampleData } from './sample-schema.ts'

/**
 * Creates an event with sessions, fictional attendees and some check-ins in one transaction. No certificates are
 * issued, so that the organiser can try it.
 * @throws AppError already_exists
 */
export function createSampleData(ctx: Context): Promise<SampleData> {
  return inTransaction(ctx, async (ctx) => {
    const { language, time_zone } = await one<{ language: string; time_zone: string }>(ctx)`
      select language, time_zone from organisation where id = ${ctx.orgId}`
    const agenda = sampleAgenda(language, ctx.now())
    const { id } = await createEvent(ctx, {
      ...agenda.event,
      event_timezone: time_zone,
      template_image_url: 'placeholder',
    })
    await markAsSample(ctx, id)
    for (const talk of agenda.talks) await createSession(ctx, id, talk)
    const { created, attended } = await saveImported(ctx, id, samplePeople, 'skip')
    const checked_in = await checkInMany(ctx, id, attended, { isBulk: true })
    return { event_id: id, attendees: created, sessions: agenda.talks.length, checked_in }
  })
}
