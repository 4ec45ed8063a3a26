import assert from 'node:assert/strict'
import { test } from 'node:test'
import { preferredLanguage } from './preferred-language.ts'

/** The language that a header selects with English, and with Turkish, as the default. */
const both = (header: string | undefined) =>
  [preferredLanguage(header, 'en'), preferredLanguage(header, 'tr')].join(' ')

test('the language with the highest weight is preferred, whatever its region and letter case', () => {
  for (const header of [
    'tr',
    'tr-TR,tr;q=0.9,en-US;q=0.8,en;q=0.7',
    'en;q=0.5, TR-tr;Q=0.6',
    'sv, tr;q=0.1',
    'tr, *;q=0.5',
  ])
    assert.equal(both(header), 'tr tr', header)
  for (const header of ['en-GB', 'tr;q=0.3,en;q=0.31', 'tr;q=0.1, *', 'en-US,en;q=0.5', 'tr;q=0, sv'])
    assert.equal(both(header), 'en en', header)
})

test('of languages with the same weight the first one is preferred', () => {
  assert.equal(both('tr, en'), 'tr tr')
  assert.equal(both('en;q=0.8, tr;q=0.8'), 'en en')
})

test('who names no language of ours gets the other choice', () => {
  for (const header of [
    undefined,
    '',
    'sv-SE,sv;q=0.9',
    '*',
    'sv, *;q=0.1',
    '*;q=0',
    'tr;q=0, en;q=0',
    'trk, english',
    ';q=1,,',
  ])
    assert.equal(both(header), 'en tr', header)
})
