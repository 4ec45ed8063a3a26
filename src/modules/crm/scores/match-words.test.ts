import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCompanyEmail } from './is-company-email.ts'
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

test('an address of a mail service for everybody is not of a company, a domain of a company that begins alike is', () => {
  for (const email of ['a@gmail.com', 'a@YAHOO.co.uk', 'a@mail.ru', 'a@t-online.de'])
    assert.equal(isCompanyEmail(email), false, email)
  for (const email of ['a@mail.engines.example', 'a@yahoo-inc.com', 'a@me.engines.com', 'a@localhost'])
    assert.equal(isCompanyEmail(email), true, email)
})
