import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keyOfLabel } from './key-of-label.ts'

test('a label becomes a key that the service accepts', () => {
  const keys = {
    'Training hours': 'training_hours',
    'CPD credits (2026)': 'cpd_credits_2026',
    'Eğitim Saati': 'egitim_saati',
  }
  for (const [label, key] of Object.entries({
    ...keys,
    '3 ECTS': 'ects',
    'Straße ': 'strasse',
    学时: 'value',
    '': 'value',
  }))
    assert.equal(keyOfLabel(label, []), key)
  assert.equal(keyOfLabel('x'.repeat(100), []).length, 40)
})

test('a key that is taken gets the next free number, within 40 characters', () => {
  assert.equal(keyOfLabel('Hours', ['hours', 'hours_2']), 'hours_3')
  const long = 'x'.repeat(40)
  assert.equal(keyOfLabel(long, [long]), `${'x'.repeat(38)}_2`)
})
