import assert from 'node:assert/strict'
import { test } from 'node:test'
import { anAttendee } from '../../../../test/support/factories.ts'
import fc from '../../../../test/support/fast-check.ts'
import { startWorld } from '../../../../test/support/harness.ts'
import { anOpenEvent, mailsTo, register } from '../../../../test/support/register.ts'
import { nameToGreet } from './name-to-greet.ts'

const greeted = (first_name: string, last_name = '') => nameToGreet({ first_name, last_name })

test('names of every culture are greeted as they are written', () => {
  for (const name of [
    ...['O’Hara', "d'Arc", 'María-José', 'J.R.R. Tolkien', 'St. John', 'Dr. Ayşe Yılmaz', 'Martin Luther King, Jr.'],
    ...[
      '王小明',
      '山田 太郎',
      'マイケル・ジャクソン',
      '김철수',
      'Nguyễn Văn An',
      'สมชาย ใจดี',
      'Анна-Мария Ивановна',
      'Γιώργος',
    ],
    ...[
      'محمد عبد الله',
      'علی‌رضا',
      'יוסף צ׳רניחובסקי',
      'श्रीमती लक्ष्मी',
      'අමර',
      'Nikolás Núñez',
      'Ó Súilleabháin',
      'Gal·la',
    ],
    ...['Łukasz', 'Þórður', 'Kaʻiulani', 'N’Golo', 'İbrahim Çağrı Ğ. Öztürk', 'von der Leyen', 'A', 'ß', 'e\u0301mile'],
    ...['Maria Antónia da Conceição Fernandes de Albuquerque e Castro'],
  ])
    assert.equal(greeted(name), name)
  assert.equal(greeted('Ada', 'Lovelace'), 'Ada Lovelace')
})

test('nobody is greeted by what is no name: addresses, signs, digits, or anything that a mail program makes a link of', () => {
  for (const name of [
    ...['Win now http://spam.example', 'spam.example', 'x.com', 'a.b.com', 'SPAM.COM', 'www spam com', 'WwW', 'a@b'],
    ...[
      'https:',
      'bit/ly',
      'spam\u3002com',
      'spam．com',
      'spam․com',
      'spam.\u200dcom',
      'Win 1000',
      '٣٤',
      'FREE!!!',
      '€ $',
    ],
    ...['👍 Ada', 'Ada\nBob', 'Ada <b>', '&#46;', 'a\u202Eb', '[Ada](x)', '"Ada"', '(Ada)', '-', '...', ' '],
    ...['Ada '.repeat(16).trim()],
  ])
    assert.equal(greeted(name), '', JSON.stringify(name))
  assert.equal(greeted('Ada', 'spam.example'), '')
  assert.equal(greeted('spam.', 'example'), 'spam. example')
})

test('whatever the name, a greeting holds no dot before a letter but between initials, and nothing of an address', () => {
  const piece = fc.constantFrom(
    ...['.', 'a', 'B', 'ş', ' ', '/', ':', '@', 'www', 'com', '-', '\u200d', '\u3002', "'", '7'],
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const name = greeted(pieces.join(''))
      assert.doesNotMatch(name, /[/:@7\u3002]|www|\p{L}{2}\.\p{L}|\.\p{L}{2}/iu)
    }),
    { numRuns: 2000 },
  )
})

for (const [language, hello, nameless] of [
  ['en', 'Hello Ayşe O’Hara,', 'Hello,'],
  ['tr', 'Merhaba Ayşe O’Hara,', 'Merhaba,'],
] as const)
  test(`a mail in ${language} says nothing of a name that is none, neither in what it says nor to whom it is`, async () => {
    await using world = await startWorld()
    const event = await anOpenEvent(world, { registration_capacity: 1 })
    await anAttendee(world, event.id)
    const mailFor = async (first_name: string) => {
      const email = `to-${Math.abs(first_name.length)}@example.org`
      await register(world, event, { first_name, last_name: 'O’Hara', email, language })
      const [mail] = await mailsTo(world, email)
      return mail
    }
    const plain = await mailFor('Ayşe')
    assert.ok(plain.text.includes(`${hello}\n`), plain.text)
    assert.equal(plain.to.name, 'Ayşe O’Hara')
    const spam = await mailFor('Win now http://spam.example')
    assert.ok(spam.text.includes(`${nameless}\n`) && spam.html.includes(nameless), spam.text)
    assert.doesNotMatch(JSON.stringify(spam), /spam|O’Hara/)
  })
