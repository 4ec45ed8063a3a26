import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { invalidField } from '../../../lib/errors.ts'
import { languageOf } from '../../../lib/text/languages.ts'
import { Type } from '../../../lib/type.ts'
import type { Services } from '../../../platform/context/context.ts'
import { reading } from '../../../platform/http/server/read-from-replicas.ts'
import { nameIgnoredFields } from '../../../platform/http/validation/unknown-fields.ts'
import { checkStamp } from '../../../platform/pages/form-stamp.ts'
import { visitorIn } from '../../organisations/index.ts'
import { askedOfVisitors } from '../asked-of-visitors.ts'
import { type FoundForm, findForm, noFormThere } from '../find-form.ts'
import { FormMeta, FormReceived, SubmitFormBody } from '../submission-schema.ts'
import { submitForm } from '../submit-form.ts'
import { formMeta, HONEYPOT, stampOf } from './form-meta.ts'
import { leadFormMessages } from './wording/form-words.ts'

const params = Type.Object({ slug: Type.String({ description: 'The `slug` of the form' }) })
const tags = ['Forms']
const META = '/public/forms/:slug/meta'
const SUBMIT = '/public/forms/:slug/submit'

type Body = Record<string, unknown>

/** Public API of lead forms, for websites that submit them: metadata and submission. */
export function formApiRoutes(services: Services): FastifyPluginAsyncTypebox {
  const find = async (within: Services, slug: string) => {
    const form = await findForm(within, slug)
    if (form === null) throw noFormThere()
    return form
  }

  return async (app) => {
    app.addHook('onRequest', async (_request, reply) => void reply.header('Cache-Control', 'no-store'))

    app.route({
      method: 'GET',
      url: META,
      config: { access: 'public:read', reads: 'available' },
      schema: {
        operationId: 'getFormMeta',
        summary: 'Get form metadata',
        description:
          'Returns the public description of a lead form: fields, consent text, version and stamp. It needs no API key, and any website may read it.',
        tags,
        params,
        response: { 200: FormMeta },
      },
      handler: async (request) => formMeta(services, await find(reading(request, services), request.params.slug)),
    })

    app.route({
      method: 'POST',
      url: SUBMIT,
      config: { access: 'public:submit' },
      schema: {
        operationId: 'submitForm',
        summary: 'Submit a lead form',
        description:
          'Submits answers to a lead form; it needs no API key, and any website may call it. Identical answers within a minute are saved once. An email address or phone number creates a contact, or an email address fills empty fields of its contact.',
        tags,
        params,
        body: SubmitFormBody,
        response: { 201: FormReceived },
      },
      handler: async (request, reply) => {
        const form = await find(services, request.params.slug)
        const body = request.body as Body
        const message = form.thank_you_text ?? leadFormMessages[languageOf(form.language) ?? 'en'].done.text
        reply.code(201)
        // A filled honeypot gets the normal answer, but nothing is saved.
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

/** Returns the answers to questions of the form; other fields are ignored and named in a header. */
function knownAnswers(form: FoundForm, body: Body, reply: FastifyReply): Body {
  const known = new Set(askedOfVisitors(form).map(({ id }) => id))
  const internal = new Set([HONEYPOT, '_version', '_stamp'])
  const names = Object.keys(body)
  const ignored = names.filter((name) => !known.has(name) && !internal.has(name))
  nameIgnoredFields(reply, ignored)
  return Object.fromEntries(names.filter((name) => known.has(name)).map((name) => [name, body[name]]))
}

/** Validates the stamp if there is one; programs need not send it. @throws AppError validation_failed */
function validateSentStamp(services: Services, form: FoundForm, body: Body): void {
  const stamp = textIn(body, '_stamp')
  const verdict = stamp === null ? 'good' : checkStamp(services, stampOf(form), stamp)
  if (verdict === 'early')
    throw invalidField(
      ['body', '_stamp'],
      'the form was sent faster than a person can fill it in; send it again',
      'too_early',
    )
  if (verdict === 'bad')
    throw invalidField(
      ['body', '_stamp'],
      'is not a stamp of this form, or older than a day; read the metadata again',
      'outdated',
    )
}

/** Returns a text field; null if missing. @throws AppError validation_failed if it is not a text */
function textIn(body: Body, name: string): string | null {
  const value = Object.hasOwn(body, name) ? (body[name] ?? null) : null
  if (value !== null && typeof value !== 'string') throw invalidField(['body', name], 'must be a text', 'string_type')
  return value
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
