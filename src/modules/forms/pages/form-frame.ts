import type { FastifyRequest } from 'fastify'
import { framedPage } from '../../../platform/pages/embedding/framed-page.ts'
import { pageFrame } from '../../../platform/pages/page-frame.ts'
import type { Visit } from '../../../platform/pages/visit.ts'
import type { Html } from '../../../platform/pages/written-text.ts'
import type { FoundForm } from '../find-form.ts'
import { leadFormMessages } from './wording/form-words.ts'

type Framed = { isEmbedded: boolean; title: string; main: Html }

/** True if the form is requested for an iframe. */
export function isEmbedded({ query }: FastifyRequest): boolean {
  return (query as { embed?: string }).embed === '1'
}

/** Renders a form page, either complete or for an iframe. */
export function formFrame(visit: Visit, { slug, brand }: FoundForm, { isEmbedded, title, main }: Framed): Html {
  const { site, language } = visit
  if (isEmbedded) return framedPage(visit, { title, main })
  return pageFrame(site, { home: `/f/${slug}`, words: leadFormMessages }, { language, brand, title, main })
}
