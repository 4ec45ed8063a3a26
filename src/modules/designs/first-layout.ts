import { invalidField } from '../../lib/errors.ts'
import { languageOf } from '../../lib/text/languages.ts'
import type { Context } from '../../platform/context/context.ts'
import { organisationColour, organisationLanguage } from '../organisations/index.ts'
import { builtinDesigns } from './builtin/builtin-designs.ts'
import { imageLayout } from './builtin-design.ts'
import type { Layout } from './design-layout.ts'
import type { CreateDesign } from './design-schema.ts'

/**
 * What a design begins with: the layout that was sent, or the fields over its picture, or those of a built-in design, in
 * the language and the colour that were asked for, else in those of the organisation.
 * @param page of the picture, null where there is none
 */
export async function firstLayout(
  ctx: Context,
  form: CreateDesign,
  page: Layout['page'] | null,
): Promise<{ name: string; layout: Layout }> {
  const language = form.language ?? (await organisationLanguage(ctx))
  const design = builtinDesigns.find(({ key }) => key === form.builtin) ?? builtinDesigns[0]!
  const name = form.name ?? design.title[languageOf(language) ?? 'en']
  if (form.layout) return { name, layout: form.layout }
  if (page) return { name, layout: imageLayout(language, page) }
  const color = design.color === null ? null : (form.color ?? (await organisationColour(ctx)))
  return { name, layout: design.layout(language, color?.toLowerCase() ?? null) }
}

/**
 * Refuses a field that would take no effect beside the others, for whoever sends it expects one.
 * @throws AppError validation_failed
 */
export function refuseMixedForm(form: CreateDesign, picture: boolean): void {
  const { name, layout, builtin, language, color } = form
  const refuse = (field: string, message: string) => invalidField(['body', field], message, 'not_together')
  if (name === undefined && builtin === undefined)
    throw invalidField(
      ['body', 'name'],
      'name is required: only a design made with builtin has a name without it',
      'missing',
    )
  if (builtin && layout) throw refuse('builtin', 'builtin brings a layout of its own: send either builtin or layout')
  if (builtin && picture) throw refuse('builtin', 'builtin is a drawing: send either builtin or a picture')
  if (language && layout) throw refuse('language', 'language is a part of layout: leave it out, or send no layout')
  if (!color) return
  if (!builtin) throw refuse('color', 'color goes with builtin: send builtin too, or leave it out')
  if (builtinDesigns.find(({ key }) => key === builtin)?.color === null)
    throw refuse('color', `color has no effect on ${builtin}, which keeps its own: leave it out`)
}
