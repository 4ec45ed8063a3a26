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

/** `place` is the field of the file in the request. */
export type SentContacts = { bytes: Buffer; place: string; fileName: string; options: ImportOptions }

/** Reads a file from a form, a text body or JSON, with options next to it or in the query. @throws AppError */
export async function readImportRequest(request: FastifyRequest, reply: FastifyReply): Promise<SentContacts> {
  const type = request.headers['content-type'] ?? ''
  const { mapping, ...query } = request.query as ImportOptions & { mapping?: string }
  const queryOptions = {
    ...query,
    ...(mapping === undefined ? {} : { mapping: jsonField('query', 'mapping', mapping, MAPPING) }),
  }
  if (/^multipart\/form-data\b/i.test(type)) return readForm(request, reply, queryOptions)
  if (/^text\/csv\b/i.test(type)) {
    const bytes = await readBody(request, { maxBytes: MAX_FILE_BYTES })
    return sentContacts(bytes, 'csv', validated(queryOptions))
  }
  const { csv, ...options } = request.body as ImportOptions & { csv?: string }
  if (csv === undefined)
    throw invalidField(['body', 'csv'], 'csv is required, or send a file as multipart/form-data or text/csv', 'missing')
  return sentContacts(Buffer.from(csv), 'csv', validated({ ...queryOptions, ...options }))
}

async function readForm(request: FastifyRequest, reply: FastifyReply, queryOptions: object): Promise<SentContacts> {
  const fields = Object.keys(ImportOptions.properties)
  const upload = await readUpload(request, { maxBytes: MAX_FILE_BYTES, fields })
  nameIgnoredFields(reply, upload.unknown)
  const { mapping, dry_run, ...others } = upload.fields
  const options = validated({
    ...queryOptions,
    ...others,
    ...(mapping === undefined ? {} : { mapping: jsonField('body', 'mapping', mapping, MAPPING) }),
    ...(dry_run === undefined ? {} : { dry_run: dry_run === 'true' || (dry_run === 'false' ? false : dry_run) }),
  })
  const { name, bytes } = requireFile(upload, 'file')
  return sentContacts(bytes, 'file', options, name)
}

function validated(options: object): ImportOptions {
  const verdict = validateOptions(options)
  if ('error' in verdict) throw verdict.error
  return verdict.value as ImportOptions
}

function sentContacts(bytes: Buffer, place: string, options: ImportOptions, name = ''): SentContacts {
  return { bytes, place, fileName: [...(options.file_name || name || 'contacts.csv')].slice(0, 255).join(''), options }
}
