import assert from 'node:assert/strict'
import { test } from 'node:test'
import { LANGUAGES } from '../../../lib/text/languages.ts'
import { PROBLEM_TYPES } from '../problem-types.ts'
import { questionMessages } from './question-wording.ts'

test('every problem and limit has its words in every language, with the limit in them', () => {
  for (const language of LANGUAGES) {
    const { problems, limits, ...words } = questionMessages[language]
    assert.deepEqual(Object.keys(problems).toSorted(), [...PROBLEM_TYPES].toSorted())
    for (const type of PROBLEM_TYPES) {
      const sentence = problems[type](41)
      assert.match(sentence, /^[\p{Lu}\p{Lo}].*\.$/u)
      assert.equal(sentence.includes('41'), type.startsWith('too_'), `${language} ${type}`)
    }
    for (const [kind, limit] of Object.entries(limits)) {
      assert.match(limit(3, 41), /3.*41/, kind)
      assert.match(limit(3, null), /3/, kind)
      assert.match(limit(null, 41), /41/, kind)
      for (const text of [limit(3, 41), limit(3, null), limit(null, 41)]) assert.doesNotMatch(text, /null/)
    }
    for (const word of Object.values(words)) assert.ok(word.length > 0)
  }
  const { en, tr } = questionMessages
  for (const type of PROBLEM_TYPES) assert.notEqual(en.problems[type](1), tr.problems[type](1))
  assert.equal(en.problems.too_few(1), 'Please choose at least 1 option.')
})
