import assert from 'node:assert/strict'
import { test } from 'node:test'
import { answerCells, answerColumns } from './answers-table.ts'
import type { Question } from './question-schema.ts'

const ask = (id: string, label = id, type: Question['type'] = 'short_text'): Question => ({ id, type, label })

test('columns are the labels, with the ids of those that share one', () => {
  assert.deepEqual(answerColumns([ask('a', ' Name '), ask('b', 'Age'), ask('c', 'Name')]), [
    'Name [a]',
    'Age',
    'Name [c]',
  ])
})

test('cells are plain text: lists joined, yes and no in words, numbers as decimals, and nothing where nothing is answered', () => {
  const answers = {
    text: '=1+1\nb',
    list: ['x', 'y; z'],
    yes: true,
    no: false,
    big: 1e21,
    small: -1e-7,
    half: 0.1 + 0.2,
    zero: 0,
    gone: 'no question asks for it',
  }
  const asked = ['text', 'list', 'yes', 'no', 'big', 'small', 'half', 'zero', 'constructor']
  assert.deepEqual(
    answerCells(
      asked.map((id) => ask(id)),
      answers,
      { yes: 'Evet', no: 'Hayır' },
    ),
    ['=1+1\nb', 'x; y; z', 'Evet', 'Hayır', '1000000000000000000000', '-0.0000001', '0.30000000000000004', '0', ''],
  )
})
