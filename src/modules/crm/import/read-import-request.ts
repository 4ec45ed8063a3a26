import type { FastifyReply, FastifyRequest } from 'fastify'
import { invalidField } from '../../../lib/errors.ts'
import { readBody } from '../../../platform/http/uploads/read-body.ts'
import { readUpload, requireFile } from '../../../platform/http/uploads/read-upload.ts'
import { jsonField } from '../../../platform/http/validation/json-field.ts'
import { nameIgnoredFields } from '../../../platform/http/validation/unknown-fields.ts'
import { compileValidator } from '../../../platform/http/validation/validation.ts'
import { ImportOptions } from './contact-import-schema.ts'

const MAX_FILE_BYTES = 32 * 1_048_576
const MAPPING = ImportOptions.properties.mapping
const validateOptions = compileValidator({ schema: ImportOptions })

/** `place` of the file in the request. */
export type SentContacts = { bytes: Buffer; place: string; fileName: string; options: ImportOptions }

/** A file in a form, a text, or a text in JSON; with options beside it, or in the query. @throws AppError */
export async function readImportRequest(request: FastifyRequest, reply: FastifyReply): Promise<SentContacts> {
  const type = request.headers['content-type'] ?? ''
  const { mapping, ...query } = request.query as ImportOptions & { mapping?: string }
  const asked = {
    ...query,
    ...(mapping === undefined ? {} : { mapping: jsonField('query', 'mapping', mapping, MAPPING) }),
  }
  if (/^multipart\/form-data\b/i.test(type)) return readForm(request, reply, asked)
  if (/^text\/csv\b/i.test(type)) {
    const bytes = await readBody(request, { maxBytes: MAX_FILE_BYTES })
    return sent(bytes, 'csv', judged(asked))
  }
  const { csv, ...options } = request.body as ImportOptions & { csv?: string }
  if (csv === undefined)
    throw invalidField(['body', 'csv'], 'csv is required, or send a file as multipart/form-data or text/csv', 'missing')
  return sent(Buffer.from(csv), 'csv', judged({ ...asked, ...options }))
}

async function readForm(request: FastifyRequest, reply: FastifyReply, asked: object): Promise<SentContacts> {
  const fields = Object.keys(ImportOptions.properties)
  const upload = await readUpload(request, { maxBytes: MAX_FILE_BYTES, fields })
  nameIgnoredFields(reply, upload.unknown)
  const { mapping, dry_run, ...others } = upload.fields
  const options = judged({
    ...asked,
    ...others,
    ...(mapping === undefined ? {} : { mapping: jsonField('body', 'mapping', mapping, MAPPING) }),
    ...(dry_run === undefined ? {} : { dry_run: dry_run === 'true' || (dry_run === 'false' ? false : dry_run) }),
  })
  const { name, bytes } = requireFile(upload, 'file')
  return sent(bytes, 'file', options, name)
}

function judged(options: object): ImportOptions {
  const verdict = validateOptions(options)
  if ('error' in verdict) throw verdict.error
  return verdict.value as ImportOptions
}

function sent(bytes: Buffer, place: string, options: ImportOptions, name = ''): SentContacts {
  return { bytes, place, fileName: [...(options.file_name || name || 'contacts.csv')].slice(0, 255).join(''), options }
}
