import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../test/support/fast-check.ts'
import { fold } from './fold.ts'

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
    assert.equal(fold(text), folded)
  }
})

test('composed and decomposed, full-width and ligature spellings are the same', () => {
  assert.equal(fold('e\u0301'), fold('é'))
  assert.equal(fold('ＡＢＣ１'), 'abc1')
  assert.equal(fold('ﬁn'), 'fin')
})

test('white space runs to one space, and what nobody sees goes', () => {
  assert.equal(fold('  Ada \t\r\n Lovelace\u00a0'), 'ada lovelace')
  assert.equal(fold('Ada   Lovelace'), 'ada lovelace')
  assert.equal(fold('A\u00adda\u200b\ufeff'), 'ada')
})

test('marks that are letters of their script stay', () => {
  assert.notEqual(fold('が'), fold('か'))
  assert.notEqual(fold('कि'), fold('क'))
  assert.notEqual(fold('กี'), fold('ก'))
  assert.equal(fold('가각'), '가각')
})

test('folding twice changes nothing, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      assert.equal(fold(fold(text)), fold(text))
    }),
    { numRuns: 3000 },
  )
})

test('Latin letters fold alike whatever stands beside them', () => {
  const unit = fc.integer({ min: 0x20, max: 0x24f }).map((code) => String.fromCharCode(code))
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      // A letter of another script has the text folded as any other is.
      assert.equal(`鱼${fold(`x${text}x`)}鱼`, fold(`鱼x${text}x鱼`))
    }),
    { numRuns: 3000 },
  )
})
