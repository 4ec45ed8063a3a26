import { invalidField } from '../../lib/errors.ts'
import { languageOf } from '../../lib/text/languages.ts'
import type { Context } from '../../platform/context/context.ts'
import { organisationColour, organisationLanguage } from '../organisations/index.ts'
import { builtinDesigns } from './builtin/builtin-designs.ts'
import { imageLayout } from './builtin/image-layout.ts'
import type { CreateDesign } from './design-schema.ts'
import type { Layout } from './layout/design-layout.ts'
import { builtinTitles } from './wording/builtin-titles.ts'

/**
 * The initial layout of a design: the one that was sent, the default fields on its picture, or those of a built-in
 * design, in the requested language and colour or the organisation's.
 * @param page of the picture; null: no picture
 */
export async function firstLayout(
  ctx: Context,
  form: CreateDesign,
  page: Layout['page'] | null,
): Promise<{ name: string; layout: Layout }> {
  const language = form.language ?? (await organisationLanguage(ctx))
  const design = builtinDesigns.find(({ key }) => key === form.builtin) ?? builtinDesigns[0]!
  const name = form.name ?? builtinTitles[languageOf(language) ?? 'en'][design.key]
  if (form.layout) return { name, layout: form.layout }
  if (page) return { name, layout: imageLayout(language, page) }
  const color = design.color === null ? null : (form.color ?? (await organisationColour(ctx)))
  return { name, layout: design.layout(language, color?.toLowerCase() ?? null) }
}

/**
 * Rejects fields that would have no effect together with others.
 * @throws AppError validation_failed
 */
export function refuseMixedForm(form: CreateDesign, picture: boolean): void {
  const { name, layout, builtin, language, color } = form
  const refuse = (field: string, message: string) => invalidField(['body', field], message, 'not_together')
  if (name === undefined && builtin === undefined)
    throw invalidField(['body', 'name'], 'name is required without builtin', 'missing')
  if (builtin && layout) throw refuse('builtin', 'builtin has its own layout: send either builtin or layout')
  if (builtin && picture) throw refuse('builtin', 'builtin is a drawing: send either builtin or a picture')
  if (language && layout) throw refuse('language', 'language is part of layout: send either language or layout')
  if (!color) return
  if (!builtin) throw refuse('color', 'color is only for builtin: also send builtin, or leave color out')
  if (builtinDesigns.find(({ key }) => key === builtin)?.color === null)
    throw refuse('color', `color has no effect on ${builtin}, which has fixed colours: leave it out`)
}
