import type { Static } from 'typebox'
import { languageOf } from '../../../lib/text/languages.ts'
import type { Context } from '../../../platform/context/context.ts'
import { loadMailLook } from '../layout/mail-look.ts'
import type { TemplateVariable } from './email-template-schema.ts'
import { sampleData } from './sample-data.ts'
import { VARIABLES } from './variables.ts'
import { type WrittenData, writtenData } from './written-data.ts'

/** The variables of templates, each with its value in a preview. */
export async function templateVariables(ctx: Context): Promise<Static<typeof TemplateVariable>[]> {
  const own = await loadMailLook(ctx)
  const look = { ...own, reply_to: own.reply_to ?? 'hello@example.org' }
  const language = languageOf(look.organisation_language) ?? 'en'
  const unsubscribeUrl = `${ctx.siteUrl}/u/sample`
  const values = writtenData(sampleData(ctx, look.time_zone), { look, language, unsubscribeUrl })
  return VARIABLES.map(({ name, description, type, kinds }) => ({
    name,
    description,
    type,
    kinds: kinds && [...kinds],
    sample: sampleOf(values, name),
  }))
}

function sampleOf(values: WrittenData, name: string): string {
  const [group, field] = name.split('.') as [string, string?]
  const found = values[group]
  return typeof found === 'string' ? found : (found?.[field!] ?? '')
}
