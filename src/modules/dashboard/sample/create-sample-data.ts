import type { Context, TxContext } from '../../../platform/context/context.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { one } from '../../../platform/db/query.ts'
import { saveImported } from '../../attendees/index.ts'
import { createEvent, markAsSample, sampleExists } from '../../events/index.ts'
import { checkInMany, createSession } from '../../sessions/index.ts'
import { answerSampleSurvey, sampleSurvey } from './answer-sample-survey.ts'
import { createSampleCrm } from './create-sample-crm.ts'
import { createSampleForm } from './create-sample-form.ts'
import { createSampleTraining } from './create-sample-training.ts'
import { sampleAgenda } from './sample-agenda.ts'
import { samplePeople } from './sample-people.ts'
import { findSample } from './sample-records.ts'
import type { SampleData } from './sample-schema.ts'

/**
 * Creates an event with sessions, fictional attendees, check-ins and survey answers, and companies, contacts, deals, a
 * form, a training programme and a badge besides, in one transaction. No certificates are issued, so that the organiser
 * can try it, and the badge is awarded to nobody, because both would stay on record.
 * @throws AppError already_exists
 */
export function createSampleData(ctx: Context): Promise<SampleData> {
  return inTransaction(ctx, async (ctx) => {
    const { has_sample_data } = await findSample(ctx)
    if (has_sample_data) throw sampleExists()
    const { language, time_zone } = await one<{ language: string; time_zone: string }>(ctx)`
      select language, time_zone from organisation where id = ${ctx.orgId}`
    const made = await createSampleEvent(ctx, language, time_zone)
    await createSampleCrm(ctx, language)
    await createSampleForm(ctx, language)
    await createSampleTraining(ctx, language)
    return made
  })
}

async function createSampleEvent(ctx: TxContext, language: string, timeZone: string): Promise<SampleData> {
  const agenda = sampleAgenda(language, ctx.now())
  const survey = sampleSurvey(language)
  const { id } = await createEvent(ctx, {
    ...agenda.event,
    event_timezone: timeZone,
    template_image_url: 'placeholder',
    ...{ survey, survey_opens_at: ctx.now().toISOString() },
  })
  await markAsSample(ctx, id)
  for (const talk of agenda.talks) await createSession(ctx, id, talk)
  const { created, attended } = await saveImported(ctx, id, samplePeople, 'skip')
  const checked_in = await checkInMany(ctx, id, attended, { isBulk: true })
  await answerSampleSurvey(ctx, id, { attendees: attended, language, survey })
  return { event_id: id, attendees: created, sessions: agenda.talks.length, checked_in }
}
