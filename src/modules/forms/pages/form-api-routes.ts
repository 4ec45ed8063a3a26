import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { invalidField } from '../../../lib/errors.ts'
import { languageOf } from '../../../lib/text/languages.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { nameIgnoredFields } from '../../../platform/http/validation/unknown-fields.ts'
import { checkStamp } from '../../../platform/pages/form-stamp.ts'
import { visitorIn } from '../../organisations/index.ts'
import { askedOfVisitors } from '../asked-of-visitors.ts'
import { type FoundForm, findForm, noFormThere } from '../find-form.ts'
import { FormMeta, FormReceived, SubmitFormBody } from '../submission-schema.ts'
import { submitForm } from '../submit-form.ts'
import { formMeta, HONEYPOT, stampOf } from './form-meta.ts'
import { formWording } from './wording/form-words.ts'

const params = Type.Object({ slug: Type.String({ description: 'The `slug` of the form' }) })
const tags = ['Forms']
const META = '/public/forms/:slug/meta'
const SUBMIT = '/public/forms/:slug/submit'

type Body = Record<string, unknown>

/** Lead forms for pages from anywhere: what a form asks, and sending it. */
export function formApiRoutes(services: Services): FastifyPluginAsyncTypebox {
  const find = async (slug: string) => {
    const form = await findForm(services, slug)
    if (form === null) throw noFormThere()
    return form
  }

  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

    app.route({
      method: 'GET',
      url: META,
      config: { access: 'public:read' },
      schema: {
        operationId: 'getFormMeta',
        summary: 'Read what a form asks',
        description: 'Tells what a lead form asks. It needs no key, and any page may read it.',
        tags,
        params,
        response: { 200: FormMeta },
      },
      handler: async (request) => formMeta(services, await find(request.params.slug)),
    })

    app.route({
      method: 'POST',
      url: SUBMIT,
      config: { access: 'public:submit' },
      schema: {
        operationId: 'submitForm',
        summary: 'Send a lead form, without a key, from any page',
        description:
          'The same answers within a minute are kept once. Whoever gives an e-mail address becomes a contact, or adds to what is empty in the one that has it.',
        tags,
        params,
        body: SubmitFormBody,
        response: { 201: FormReceived },
      },
      handler: async (request, reply) => {
        const form = await find(request.params.slug)
        const body = request.body as Body
        const message = form.thank_you_text ?? formWording[languageOf(form.language) ?? 'en'].done.text
        reply.code(201)
        // Whatever fills in what nobody sees is told the same as anybody, and nothing is kept.
        if (!isEmpty(body[HONEYPOT])) return { status: 'received', message, redirect_url: form.redirect_url } as const
        validateSentStamp(services, form, body)
        const answers = knownAnswers(form, body, reply)
        await submitForm(visitorIn(services, request), form.slug, {
          answers,
          version: textIn(body, '_version'),
          language: form.language,
        })
        return { status: 'received', message, redirect_url: form.redirect_url } as const
      },
    })
  }
}

/** The answers that a body has; what the form does not ask takes no effect, and is named. */
function knownAnswers(form: FoundForm, body: Body, reply: FastifyReply): Body {
  const asked = new Set(askedOfVisitors(form).map(({ id }) => id))
  const besides = new Set([HONEYPOT, '_version', '_stamp'])
  const names = Object.keys(body)
  const ignored = names.filter((name) => !asked.has(name) && !besides.has(name))
  nameIgnoredFields(reply, ignored)
  return Object.fromEntries(names.filter((name) => asked.has(name)).map((name) => [name, body[name]]))
}

/** A program need not send one; what is sent is held to it. @throws AppError validation_failed */
function validateSentStamp(services: Services, form: FoundForm, body: Body): void {
  const stamp = textIn(body, '_stamp')
  const verdict = stamp === null ? 'good' : checkStamp(services, stampOf(form), stamp)
  if (verdict === 'early')
    throw invalidField(['body', '_stamp'], 'the form was filled in quicker than anybody types', 'too_early')
  if (verdict === 'bad') throw invalidField(['body', '_stamp'], 'is not of this form, or a day old', 'outdated')
}

/** @throws AppError validation_failed for what is no text */
function textIn(body: Body, name: string): string | null {
  const value = Object.hasOwn(body, name) ? (body[name] ?? null) : null
  if (value !== null && typeof value !== 'string') throw invalidField(['body', name], 'must be a text', 'string_type')
  return value
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
