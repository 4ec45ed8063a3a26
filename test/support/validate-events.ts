import assert from 'node:assert/strict'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Services } from '../../src/platform/context/context.ts'
import type { EventType } from '../../src/platform/context/event-type.ts'
import { sql } from '../../src/platform/db/sql.ts'

const MICROSECONDS = '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\.\\d{6}\\+00:00$'

const ajv = new Ajv2020({ strict: false, allErrors: true })
addFormats.default(ajv)

/** Compiled once per process. */
const compiled = new Map<EventType['data'], ValidateFunction>()

type Row = { id: number; type: string; audience: string; body: Buffer; event_id: number | null }

/**
 * Validates every domain event in the database, internal ones as well, against the schema of its type, and that its
 * column `event_id` is the one of its data. Events that a test wrote itself have a `mark` (`someEvents`) or an empty
 * body, and are skipped.
 */
export async function validateEvents({ db, eventTypes }: Pick<Services, 'db' | 'eventTypes'>): Promise<void> {
  const { rows } = await db.run<Row>(sql`select id, type, audience, body, event_id from domain_event order by id`)
  for (const { id, type, body, event_id } of rows) {
    const envelope: { data?: Record<string, unknown> } = JSON.parse(body.toString('utf8'))
    if (Object.keys(envelope).length === 0 || 'mark' in { ...envelope.data }) continue
    const where = `domain event ${id} (${type})`
    const declared = eventTypes.find((each) => each.type === type)
    assert.ok(declared, `${where} has no declared type`)
    const validate = validatorOf(declared)
    const isValid: boolean = validate(envelope)
    assert.ok(isValid, `${where}: ${ajv.errorsText(validate.errors)}: ${body.subarray(0, 1_000)}`)
    assert.equal(event_id, envelope.data?.['event_id'] ?? null, `${where}: event_id`)
  }
}

function validatorOf({ type, data }: EventType): ValidateFunction {
  const validate: ValidateFunction =
    compiled.get(data) ??
    ajv.compile({
      type: 'object',
      required: ['event', 'timestamp', 'data'],
      additionalProperties: false,
      properties: { event: { const: type }, timestamp: { type: 'string', pattern: MICROSECONDS }, data },
    })
  compiled.set(data, validate)
  return validate
}
