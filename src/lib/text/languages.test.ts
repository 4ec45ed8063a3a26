import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languageOf, shortTag } from './languages.ts'

test('a tag means the language that it begins with, in any letter case', () => {
  for (const tag of ['tr', 'tr-TR', 'TR', 'tr-Latn-TR', 'tr-u-nu-arab']) assert.equal(languageOf(tag), 'tr')
  for (const tag of ['en', 'en-GB', 'EN-us', 'en-x-any']) assert.equal(languageOf(tag), 'en')
})

test('a language without words of ours, and what is no tag, mean none', () => {
  for (const tag of ['sv', 'trk', 'und', '', 'e', 'tr_TR', 'tr-', 'tr-T', 'English', '*', 'x-tr', 'tr\n'])
    assert.equal(languageOf(tag), null, tag)
})

test('tags that say the same thing have one shortest form', () => {
  assert.deepEqual(['tr-TR', 'TR-tr', 'tr-Latn', 'tr-u-ca-buddhist-x-a'].map(shortTag), ['tr', 'tr', 'tr', 'tr'])
  assert.deepEqual(['en-US', 'en-US-posix', 'en-GB', 'en-latn-gb'].map(shortTag), ['en', 'en', 'en-GB', 'en-GB'])
})
