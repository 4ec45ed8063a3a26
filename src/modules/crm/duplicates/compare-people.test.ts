import assert from 'node:assert/strict'
import { test } from 'node:test'
import { comparePeople } from './compare-people.ts'
import { describePerson, type Person } from './describe-person.ts'
import { phoneNumbers } from './phone-numbers.ts'

const readPhone = await phoneNumbers()
const nobody = {
  first_name: '',
  last_name: '',
  email: null,
  phone: null,
  account_id: null,
  account_name: null,
  account_domain: null,
}
const describe = (person: Partial<Person>) => describePerson({ ...nobody, id: 1, ...person }, readPhone, 'TR')

/** Probability that two people are the same, and the reasons. */
function likely(a: Partial<Person>, b: Partial<Person>): [number, string[]] {
  const found = comparePeople(describe(a), describe(b))
  return [found?.confidence ?? 0, found?.reasons.map(({ kind }) => kind) ?? []]
}

const ayse = { first_name: 'Ayşe', last_name: 'Yılmaz' }
const acme = { account_name: 'Acme A.Ş.' }

test('addresses that one service takes for the same are one mailbox', () => {
  for (const [a, b] of [
    ['ayse.yilmaz@gmail.com', 'AyseYilmaz+news@googlemail.com'],
    ['a@icloud.com', 'a@me.com'],
    ['ayse-news@yahoo.com', 'ayse@yahoo.com'],
    ['a@ya.ru', 'a@yandex.com.tr'],
    ['ayse+1@acme.com', 'ayse@acme.com'],
    ['a.y@proton.me', 'ay@pm.me'],
  ])
    assert.deepEqual(likely({ ...ayse, email: a! }, { email: b! }), [0.9, ['same_address']], `${a} ${b}`)
  for (const [a, b] of [
    ['a.b@hotmail.com', 'ab@hotmail.com'],
    ['ayse-news@acme.com', 'ayse@acme.com'],
    ['+x@gmail.com', '+y@gmail.com'],
  ])
    assert.deepEqual(likely({ email: a! }, { email: b! }), [0, []], `${a} ${b}`)
})

test('a telephone number is the same however it is written, with its country or without', () => {
  for (const phone of ['05321234567', '+90 532 123 45 67', '0090 (532) 123-45-67', '532 1234567'])
    assert.deepEqual(likely({ ...ayse, phone: '0532 123 45 67' }, { ...ayse, phone })[1], ['phone', 'name'], phone)
  assert.deepEqual(
    likely({ ...ayse, phone: '0532 123 45 67' }, { first_name: 'Ali', last_name: 'Yılmaz', phone: '05321234567' }),
    [0, []],
  )
  assert.deepEqual(likely({ phone: '+1 415 555 2671 ext. 1', ...ayse }, { phone: '+14155552671 x2', ...ayse })[1], [
    'name',
  ])
})

test('names are the same in another order, in capitals of another language, and with typing errors', () => {
  const confidence = (first_name: string, last_name: string) =>
    likely({ ...ayse, ...acme }, { first_name, last_name, ...acme })[0]
  assert.deepEqual(
    [
      confidence('AYSE', 'YILMAZ'),
      confidence('ayşe', 'yilmaz'),
      confidence('Yılmaz', 'Ayşe'),
      confidence('Ayşe', 'Yılmza'),
      confidence('A.', 'Yılmaz'),
      confidence('Dr. Ayşe', 'Yılmaz'),
      confidence('Ali', 'Yılmaz'),
    ],
    [0.92, 0.92, 0.9, 0.85, 0.7, 0.92, 0],
  )
})

test('companies are the same whatever their legal form, by their domain and by that of an address', () => {
  const confidence = (other: Partial<Person>) => likely({ ...ayse, ...acme }, { ...ayse, ...other })[0]
  assert.deepEqual(
    [
      confidence({ account_name: 'ACME Ltd. Şti.' }),
      confidence({ account_name: 'Holding', account_domain: 'acme.com.tr' }),
      confidence({ email: 'ay@mail.acme.co.uk' }),
      confidence({ account_name: 'Globex' }),
      confidence({ email: 'ay@gmail.com' }),
    ],
    [0.92, 0.92, 0.92, 0, 0.5],
  )
})

test('two addresses at one company are two people, unless one was typed wrong', () => {
  const confidence = (a: string, b: string) =>
    likely({ ...ayse, email: `${a}@acme.com` }, { ...ayse, email: `${b}@acme.com` })[0]
  assert.deepEqual(
    [
      confidence('ayse.yilmaz', 'ayse.yilmza'),
      confidence('ayse.yilmaz', 'ay'),
      confidence('ayse.yilmaz', 'ayse.yilmaz2'),
    ],
    [0.85, 0.55, 0.55],
  )
})
