import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/support/fast-check.ts'
import { searchKey } from './search-key.ts'

test('case, accents and Turkish letters make no difference', () => {
  for (const [text, folded] of [
    ['İSTANBUL', 'istanbul'],
    ['Istanbul', 'istanbul'],
    ['ıŞıK', 'isik'],
    ['Katılımcı', 'katilimci'],
    ['ÖĞRENCİ', 'ogrenci'],
    ['Ångström', 'angstrom'],
    ['Straße', 'strasse'],
    ['STRASSE', 'strasse'],
    ['GROẞ', 'gross'],
    ['Søren Đorđe Łukasz', 'soren dorde lukasz'],
    ['Ærø Œuvre Þór', 'aero oeuvre thor'],
    ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
    ['Ὀδυσσεύς', 'οδυσσευσ'],
    ['Семён', 'семен'],
    ['שָׁלוֹם', 'שלום'],
    ['مُحَمَّد', 'محمد'],
  ] as const) {
    assert.equal(searchKey(text), folded)
  }
})

test('composed and decomposed, full-width and ligature spellings are the same', () => {
  assert.equal(searchKey('e\u0301'), searchKey('é'))
  assert.equal(searchKey('ＡＢＣ１'), 'abc1')
  assert.equal(searchKey('ﬁn'), 'fin')
})

test('white space runs to one space, and what nobody sees goes', () => {
  assert.equal(searchKey('  Ada \t\r\n Lovelace\u00a0'), 'ada lovelace')
  assert.equal(searchKey('Ada   Lovelace'), 'ada lovelace')
  assert.equal(searchKey('A\u00adda\u200b\ufeff'), 'ada')
})

test('marks that are letters of their script stay', () => {
  assert.notEqual(searchKey('が'), searchKey('か'))
  assert.notEqual(searchKey('कि'), searchKey('क'))
  assert.notEqual(searchKey('กี'), searchKey('ก'))
  assert.equal(searchKey('가각'), '가각')
})

test('folding twice changes nothing, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      assert.equal(searchKey(searchKey(text)), searchKey(text))
    }),
    { numRuns: 3000 },
  )
})

test('Latin letters fold alike whatever stands beside them', () => {
  const unit = fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCharCode(code))
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      // A letter of another script makes the whole text take the general path.
      assert.equal(`鱼${searchKey(`x${text}x`)}鱼`, searchKey(`鱼x${text}x鱼`))
    }),
    { numRuns: 3000 },
  )
})
