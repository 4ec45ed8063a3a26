import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { rowsOf } from '../../../test/fixtures/spreadsheets/rows-of.ts'
import type { Row } from '../../lib/spreadsheet/index.ts'
import findNames, { type FoundNames } from './find-names.ts'

function found(rows: Row[]): FoundNames {
  const result = findNames(rows)
  assert.ok('names' in result, JSON.stringify(result))
  return result
}

const fixture = (name: string) => readFile(new URL(`../../../test/fixtures/spreadsheets/${name}`, import.meta.url))

const turkish = ['Ayşe Yılmaz', 'İbrahim Çelik', 'Işıl Öztürk', 'Gökçe Şahin', 'Çağrı Ünal']
const pair = ['Zoé Lefèvre', 'Noël Dupont']
const expected: Record<string, { header: number; column: string; names: string[] }> = {
  'openpyxl-turkish.xlsx': { header: 1, column: 'Ad Soyad', names: turkish },
  'openpyxl-hidden-first-pair.xlsx': { header: 1, column: 'Soyad + Ad', names: turkish },
  'xlsxwriter-title-header-row-4.xlsx': {
    header: 4,
    column: 'Full Name',
    names: ['Ada Lovelace', 'Grace Hopper', 'Alan Turing', 'Ada Lovelace', "Conan O'Brien", 'Rich Text'],
  },
  'xlsxwriter-1000-rows.xlsx': {
    header: 1,
    column: 'Participant',
    names: Array.from({ length: 1000 }, (_, index) => `Katılımcı Kişi ${index + 1}`),
  },
  'libreoffice-pair.xlsx': { header: 1, column: 'Prénom + Nom', names: pair },
  'libreoffice-from-ods.xlsx': { header: 1, column: 'Prénom + Nom', names: pair },
  'excel-shaped.xlsx': {
    header: 1,
    column: 'Katılımcı',
    names: ['Ayşe Yılmaz', '山田 太郎', 'İbrahim Çelik', 'Zoë  Müller', 'Işıl Öztürk'],
  },
  'google-shaped.xlsx': {
    header: 1,
    column: 'First Name + Last Name',
    names: ['Ada Lovelace', 'Grace Hopper', 'Zoë', "Seán O'Brien & Co"],
  },
}

for (const [name, { header, column, names }] of Object.entries(expected)) {
  test(`the names in ${name} are found as they are seen in the program`, async () => {
    const result = found(await rowsOf(await fixture(name)))
    assert.deepEqual(
      result.names.map((entry) => entry.name),
      names,
    )
    assert.equal(result.header_row, header)
    assert.equal(result.column, column)
    assert.deepEqual(result.problems, [])
  })
}

test('row numbers are those that the program shows', async () => {
  const { names } = found(await rowsOf(await fixture('xlsxwriter-title-header-row-4.xlsx')))
  assert.deepEqual(
    names.map(({ row }) => row),
    [5, 6, 7, 8, 9, 11],
  )
})
