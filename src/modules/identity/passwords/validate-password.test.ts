import assert from 'node:assert/strict'
import { test } from 'node:test'
import { slownessOfCore } from '../../../../test/support/machine-pace.ts'
import { randomBytes } from '../../../lib/crypto/random-bytes.ts'
import { hashPassword, isPassword } from './hash-password.ts'
import { weaknessOf } from './validate-password.ts'

const OLGA = ['Olga Öztürk', 'olga.ozturk@example.org']

test('what is guessed first is no password: short ones, common words, ones that were stolen often, rows of keys, days, repetitions, what is known of the person', () => {
  const weak = [
    ...['seven char', 'ğüşiöçıı9'].map((text) => text.slice(0, 9)),
    ...[
      'password123',
      'Passw0rd!!',
      'P@ssw0rd2026',
      'iloveyou123',
      'letmein1234',
      'Galatasaray1905',
      'sifre12345',
      'welcome2026!',
    ],
    ...[
      '1234567890',
      '0987654321',
      'qwertyuiop',
      'qwerty12345',
      '1qaz2wsx3edc',
      'asdfghjkl1',
      'abcdefghij',
      'q1w2e3r4t5',
    ],
    ...['leavemealone', 'Konstantin1987', '4815162342', 'Washington!', 'qazxswedcvfr'],
    ...['aaaaaaaaaa', 'abababababab', '1212121212', 'passwordpassword', 'abc123abc123', '19.05.1990', '1990051912'],
    ...['olga.ozturk', 'OlgaOzturk1', 'ozturk12345', 'olga.ozturk@example.org'],
  ]
  for (const password of weak) assert.notEqual(weaknessOf(password, OLGA), null, password)
})

test('any other is one, whatever it is made of', () => {
  for (const password of [
    'seven lamps of tin',
    'kvhtqwmxzp',
    'doğru at pil zımba',
    '8402957163',
    'ЖёлтыйСлон',
    '🐘🐘🦒🦓🐪🐊🦏🐆🐅🦌',
    'x'.repeat(5) + 'y7!kQ2',
  ])
    assert.equal(weaknessOf(password, OLGA), null, password)
})

test('judging the longest password takes no noticeable work', () => {
  const started = process.cpuUsage()
  for (const text of ['a', 'i', 'password', 'qwertyuiop', '1', 'of']) weaknessOf(text.repeat(200).slice(0, 200), OLGA)
  weaknessOf('thepasswordisof'.repeat(14).slice(0, 199) + '§', OLGA)
  const { user } = process.cpuUsage(started)
  assert.ok(user < 500_000 * slownessOfCore(), `${user} µs of a core`)
})

test('a password is kept with its costs and a nonce of its own, and is the same however its letters are composed', async () => {
  const [one, other] = await Promise.all([1, 2].map(() => hashPassword({ randomBytes }, 'crème brûlée')))
  assert.match(one!, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  assert.notEqual(one, other)
  assert.ok(await isPassword('crème brûlée'.normalize('NFD'), one!))
  assert.ok(!(await isPassword('crème brulée', one!)))
  assert.ok(!(await isPassword('', null)))
})

test('a hash is what others make of the same password by the same costs (the vector of libsodium and argon2 alike)', async () => {
  const kept = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  assert.ok(await isPassword('password', kept))
})
