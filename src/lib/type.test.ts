import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Type as TypeBox } from 'typebox'
import { Type } from './type.ts'

type Builders = Pick<typeof TypeBox, keyof typeof Type>

/**
 * Uses each builder at least once, with and without options, and optional fields through everything that passes them
 * on.
 */
function everyKind(t: Builders) {
  const fields = {
    name: t.String({ minLength: 1, description: 'A name' }),
    note: t.Optional(t.String()),
    ratio: t.Optional(t.Optional(t.Number({ maximum: 1 }))),
    tags: t.Array(t.Integer(), { maxItems: 3 }),
    plain: t.Unsafe<string | null>({ type: ['string', 'null'] }),
    none: t.Null(),
    anything: t.Any({ description: 'Whatever' }),
    yes: t.Boolean({ default: true }),
  }
  const inner = t.Object(fields, { title: 'Inner' })
  const change = t.Partial(t.Object(fields), { title: 'Change' })
  return [
    inner,
    change,
    t.Object({ inner, change: t.Optional(change), again: { ...fields.note } as typeof fields.note }),
    t.Object({ ...t.Partial(t.Object({ id: t.Integer({ minimum: 1 }) })).properties, kept: t.String() }),
    t.Object({}),
    t.Record(t.String(), t.Array(t.Boolean())),
  ]
}

test('schemas are those that TypeBox makes', () => {
  assert.equal(JSON.stringify(everyKind(Type), null, 1), JSON.stringify(everyKind(TypeBox), null, 1))
})
