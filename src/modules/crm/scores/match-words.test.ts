import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCompanyEmail } from '../records/is-company-email.ts'
import { matchWords } from './match-words.ts'

test('words are found whole, in any case, accents and punctuation; a star stands for any ending', () => {
  const isMatch = matchWords(['cto', 'vice president', 'Müdür*', 'GESCHÄFTSFÜHR*'])
  for (const title of [
    'CTO',
    'Co-Founder & CTO',
    'Vice-President, Sales',
    'GENEL MÜDÜRÜ',
    'Geschäftsführerin',
    'mudur',
  ])
    assert.ok(isMatch(title), title)
  for (const title of ['Director', 'Presidential vice', 'Vice', 'Amüdür', '', ' - ']) assert.ok(!isMatch(title), title)
})

test('rules that ask in turn of several texts are told of each', () => {
  const [isChief, isSales] = [matchWords(['chief']), matchWords(['sales'])]
  const titles = ['Chief', 'Sales', 'Chief', '', 'CHIEF of Sales', 'Sales']
  const both = titles.flatMap((title) => [isChief(title), isSales(title)])
  assert.deepEqual(both.map(Number), [1, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 1])
})

test('an address of a mail service for everybody is not of a company, a domain of a company that begins alike is', () => {
  for (const email of ['a@gmail.com', 'a@YAHOO.co.uk', 'a@mail.ru', 'a@t-online.de'])
    assert.equal(isCompanyEmail(email), false, email)
  for (const email of ['a@mail.engines.example', 'a@yahoo-inc.com', 'a@me.engines.com', 'a@localhost'])
    assert.equal(isCompanyEmail(email), true, email)
})
