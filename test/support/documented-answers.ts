import assert from 'node:assert/strict'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Operation, Schema } from './api-operations.ts'
import type { Answer } from './harness.ts'

/** Judges answers by the document: their status, their content type, and a JSON body by its schema. */
export function validateAnswers(document: Schema) {
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  ajv.addSchema(document, 'document', undefined, false)
  const compiled = new WeakMap<Schema, ValidateFunction>()
  return ({ raw }: Operation, answer: Answer, about: string): void => {
    const told = raw['responses'][answer.status]
    assert.ok(told, `a status that the document does not tell: ${about}`)
    if (told.content === undefined) {
      assert.equal(answer.text, '', `a body that the document does not tell: ${about}`)
      return
    }
    const type = String(answer.headers['content-type']).split(';')[0]!
    assert.ok(type in told.content, `${type} is not what the document tells: ${about}`)
    if (!type.endsWith('json')) return
    const takes = validatorOf(told.content[type].schema)
    assert.ok(takes(answer.body), `${JSON.stringify(takes.errors?.slice(0, 3))}: ${about}`)
  }

  function validatorOf(schema: Schema) {
    const known = compiled.get(schema)
    if (known) return known
    const made = ajv.compile(within(schema))
    compiled.set(schema, made)
    return made
  }
}

/** The schema with its references as those of the whole document. */
function within(schema: Schema): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"document#/'))
}
