import type { Context } from '../../platform/context/context.ts'
import { renderMail } from '../emails/index.ts'
import { mailDataOfPeople } from './mail-data-of-people.ts'
import { type Addressed, countPeople, exclusionOf, readFirst } from './message-people.ts'
import type { MessagePreview } from './message-schema.ts'
import { messageTemplate } from './message-template.ts'
import type { MessageContent } from './validate-message.ts'

const MAX_EXCLUDED = 100

/** A message with everything that decides who gets it and what it says. */
export type Previewed = Addressed & MessageContent & { event_language: string | null; organisation_language: string }

/** Describes who would get a message and who would not, with an example for the first recipient. */
export async function previewMessage(ctx: Context, message: Previewed): Promise<MessagePreview> {
  const counted = await countPeople(ctx, message)
  const excluded = await readFirst(ctx, message, true, MAX_EXCLUDED)
  return {
    ...counted,
    excluded_people: excluded.map(({ first_name, last_name, email, stop }) => ({
      name: `${first_name} ${last_name}`.trim(),
      email,
      reason: exclusionOf(stop!),
    })),
    example: await exampleOf(ctx, message),
  }
}

async function exampleOf(ctx: Context, message: Previewed): Promise<MessagePreview['example']> {
  const [person] = await readFirst(ctx, message, false, 1)
  if (person === undefined) return null
  const data = (await mailDataOfPeople(ctx, message.event_id, [person.id])).get(person.id)
  if (data === undefined) return null
  const { subject, html, text } = await renderMail(await messageTemplate(ctx, message), {
    languages: languagesFor(message, person.language),
    data,
    // The link of a real recipient would unsubscribe them.
    unsubscribeUrl: message.transactional ? null : `${ctx.siteUrl}/u/sample`,
  })
  return { to: person.email!, subject, html, text }
}

/** Languages of a message for a person, preferred first. A text of its own has only one. */
export function languagesFor(
  { language, event_language, organisation_language }: Omit<Previewed, keyof Addressed>,
  own: string | null,
): (string | null)[] {
  return language === null ? [own, event_language, organisation_language] : [language]
}
