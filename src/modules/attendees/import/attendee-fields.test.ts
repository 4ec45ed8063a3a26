import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldsOf, headerOf } from './attendee-fields.ts'

test('columns are recognised by their headers in several languages', () => {
  for (const [headers, fields] of [
    [
      ['First Name', 'Last Name', 'Email'],
      ['first_name', 'last_name', 'email'],
    ],
    [
      ['id', 'first_name', 'last_name', 'email', 'status'],
      [null, 'first_name', 'last_name', 'email', 'status'],
    ],
    [
      ['AD', 'SOYAD', 'E-Posta Adresi', 'Durum'],
      ['first_name', 'last_name', 'email', 'status'],
    ],
    [
      ['Ad Soyad', 'E-POSTA'],
      ['name', 'email'],
    ],
    [
      ['Ad', 'Mail'],
      ['name', 'email'],
    ],
    [
      ['Nombre', 'Apellidos', 'Correo electrónico'],
      ['first_name', 'last_name', 'email'],
    ],
    [
      ['Prénom', 'Nom', 'Adresse e-mail'],
      ['first_name', 'last_name', 'email'],
    ],
    [
      ['Vorname', 'Nachname', 'E-Mail-Adresse'],
      ['first_name', 'last_name', 'email'],
    ],
    [
      ['Full name', 'First name', 'Last name', 'Mail'],
      [null, 'first_name', 'last_name', 'email'],
    ],
    [
      ['First name', 'Email'],
      ['first_name', 'email'],
    ],
    [
      ['Email', 'E-mail', 'Name', 'Name'],
      ['email', null, 'name', null],
    ],
    [
      ['Surname', 'Email'],
      [null, 'email'],
    ],
    [
      ['a', ''],
      [null, null],
    ],
  ] as const)
    assert.deepEqual(fieldsOf([...headers], undefined), fields, headers.join())
})

test('the header is the first row with an address, or with all that a mapping names, within twenty', () => {
  const row = (number: number, ...cells: string[]) => ({ number, cells })
  const rows = [row(1, 'My list'), row(3, 'Who', 'Mail'), row(4, 'Kim', 'Kontakt'), row(21, 'A', 'B')]
  assert.equal(headerOf(rows, undefined).number, 3)
  assert.equal(headerOf(rows, { Kim: 'name', Kontakt: 'email' }).number, 4)
  assert.equal(headerOf(rows, { A: 'name', B: 'email' }).number, 1)
  assert.equal(headerOf([row(1, 'x'), row(21, 'Name', 'Mail')], undefined).number, 1)
})
