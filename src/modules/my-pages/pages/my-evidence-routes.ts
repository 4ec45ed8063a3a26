import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { AppError, errorStatus, noSuch } from '../../../lib/errors.ts'
import { Type } from '../../../lib/type.ts'
import type { Context, Services } from '../../../platform/context/context.ts'
import { acceptUploads, readUpload, requireFile } from '../../../platform/http/uploads/read-upload.ts'
import { Day, IdOf } from '../../../platform/http/validation/schema.ts'
import { compileValidator } from '../../../platform/http/validation/validation.ts'
import { visitorIn } from '../../organisations/index.ts'
import { addOwnEvidence, findOpenCourse, MAX_FILE_BYTES, storeEvidence } from '../../training/index.ts'
import { readMyToken } from '../my-cookie.ts'
import { myRecords } from '../my-records.ts'
import { findMySession } from '../my-session.ts'
import { organisationsOf } from '../organisations-of.ts'
import type { RejectedFile } from './my-course-items.ts'
import { listPage } from './my-list-page.ts'
import { myVisit, serveMyPages } from './my-visit.ts'

const validateDay = compileValidator({ schema: Type.Object({ completed_on: Type.Optional(Day('Day of completion')) }) })

/** The form with which a person sends a proof of a course. */
export function myEvidenceRoutes(services: Services): FastifyPluginAsyncTypebox {
  return async (app) => {
    await serveMyPages(app, services)
    acceptUploads(app as never)

    app.route({
      method: 'POST',
      url: '/my/evidence',
      config: { access: 'public:submit' },
      schema: {
        hide: true,
        querystring: Type.Object({ course: IdOf('external course') }),
        response: { 303: Type.Null(), 409: Type.String(), 413: Type.String(), 422: Type.String() },
      },
      handler: async (request, reply) => {
        const visit = myVisit(services, request, reply)
        const session = await findMySession(services, readMyToken(services, request.headers.cookie))
        if (session === null) return reply.redirect(`${visit.site.root}/my`, 303)
        const courseId = request.query.course
        try {
          await takeFile(services, request, session.key, courseId)
        } catch (error) {
          const problem = problemOf(error)
          if (problem === null) throw error
          const { secret } = services
          const records = await myRecords(services, session.key)
          const page = listPage({ secret, visit, rejected: { courseId, problem } }, records)
          return reply.code(errorStatus[(error as AppError).code] as 422).send(page)
        }
        return reply.redirect(`${visit.site.root}/my?done=evidence`, 303)
      },
    })
  }
}

/** Stores the file of a form. The course is checked first, so that no file is read for nothing. */
async function takeFile(services: Services, request: FastifyRequest, key: string, courseId: number): Promise<void> {
  const ctx = await organisationWith(services, request, key, courseId)
  const upload = await readUpload(request, { maxBytes: MAX_FILE_BYTES, fields: ['completed_on'] })
  const { completed_on = '' } = upload.fields
  const day = completed_on === '' ? {} : { completed_on }
  const verdict = validateDay(day)
  if ('error' in verdict) throw verdict.error
  const file = requireFile(upload, 'file')
  // Browsers send a field without a chosen file as an empty one.
  const stored = await storeEvidence(
    ctx,
    file.bytes.length === 0 ? requireFile({ ...upload, file: null }, 'file') : file,
  )
  await addOwnEvidence(ctx, key, { course_id: courseId, ...day }, stored)
}

/** Returns the context of the organisation for which a person has to complete a course. @throws AppError not_found */
async function organisationWith(
  services: Services,
  request: FastifyRequest,
  key: string,
  courseId: number,
): Promise<Context> {
  const visitor = visitorIn(services, request)
  for (const { id } of await organisationsOf(services, key)) {
    const ctx = { ...visitor, orgId: id }
    if (await findOpenCourse(ctx, key, courseId)) return ctx
  }
  throw noSuch('course')
}

/** Returns what to say about a rejected file; null: it is no fault of the file. */
function problemOf(error: unknown): RejectedFile['problem'] | null {
  if (!(error instanceof AppError)) return null
  if (error.code === 'payload_too_large') return 'size'
  if (error.code === 'conflict') return 'waiting'
  const [problem] = error.problems ?? []
  if (problem?.loc.at(-1) === 'completed_on') return 'day'
  if (problem?.type === 'missing') return 'missing'
  return problem?.type === 'unusable_file' ? 'type' : null
}
