import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compile, sql } from './sql.ts'

test('values become parameters in their order, pieces become text, however deep', () => {
  const list = sql`id = any(${[1, 2]}::int[])`
  const inner = sql`select id from ${sql.ref('event')} where ${list} and name <> ${'a'}`
  assert.deepEqual(compile(sql`with found as (${inner}) select * from found where at > ${'now'} and ${list}`), {
    text: 'with found as (select id from "event" where id = any($1::int[]) and name <> $2) select * from found where at > $3 and id = any($4::int[])',
    values: [[1, 2], 'a', 'now', [1, 2]],
  })
})

test('names are quoted, also hostile ones; joined values are parameters, joined pieces text', () => {
  assert.equal(compile(sql`${sql.ref('c.some"name')}`).text, '"c"."some""name"')
  const { text, values } = compile(sql`insert into t values (${sql.join([1, sql`now()`, null])}) ${sql.join([])}`)
  assert.equal(text, 'insert into t values ($1, now(), $2) ')
  assert.deepEqual(values, [1, null])
})

test('statements of one shape share a text, whatever their values; others never do', () => {
  const ask = (...values: unknown[]) => compile(sql`select ${values[0]}, ${values[1]}`)
  assert.equal(ask(1, 'a').text, ask(2, null).text)
  const shapes = [
    ask(1, sql`now()`),
    ask(sql`now()`, 1),
    ask(sql`now()`, sql`now()`),
    ask(sql.raw('now()'), sql.raw('1')),
    ask(sql.raw('1'), sql.raw('now()')),
    ask(sql.ref('a.b'), sql.ref('a"b')),
    ask(sql.join([1, 2]), 3),
    ask(sql.join([1, 2, 3]), 3),
    ask(sql.join([1, 2], ' '), 3),
  ]
  assert.deepEqual(
    shapes.map(({ text }) => text),
    [
      'select $1, now()',
      'select now(), $1',
      'select now(), now()',
      'select now(), 1',
      'select 1, now()',
      'select "a"."b", "a""b"',
      'select $1, $2, $3',
      'select $1, $2, $3, $4',
      'select $1 $2, $3',
    ],
  )
  assert.deepEqual(shapes[6]!.values, [1, 2, 3])
})
