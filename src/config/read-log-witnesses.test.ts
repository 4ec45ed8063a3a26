import assert from 'node:assert/strict'
import { test } from 'node:test'
import vectors from '../../test/support/log-vectors.json' with { type: 'json' }
import { loadConfig } from './config.ts'

const read = (text: string) => loadConfig({ LOG_WITNESSES: text }).logWitnesses

test('witnesses are pairs of a key and an address; any other text is named', () => {
  const key = vectors.witness
  assert.deepEqual(read(''), [])
  assert.deepEqual(read(` ${key} https://witness.example.org/w1/ , ${key}  http://10.0.0.1:8080`), [
    { key, url: 'https://witness.example.org/w1' },
    { key, url: 'http://10.0.0.1:8080' },
  ])
  for (const text of [key, `https://a.org ${key}`, `${vectors.vkey} https://a.org`, `${key} ftp://a.org`, `${key} a b`])
    assert.throws(() => read(text), /LOG_WITNESSES takes pairs/, text)
})
