import assert from 'node:assert/strict'
import { test } from 'node:test'
import { keepDraft, readDrafts } from './drafts.ts'
import type { Layout } from './scene-types.ts'

const layout = (x: number): Layout => ({
  page: { width: 800, height: 600 },
  language: 'en',
  fields: [{ type: 'name', x, y: 0, width: 0.1, height: 0.1 }],
})

function aStore(room = Number.POSITIVE_INFINITY) {
  const kept = new Map<string, string>()
  return {
    kept,
    get length() {
      return kept.size
    },
    key: (nth: number) => [...kept.keys()][nth] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem: (key: string, text: string) => {
      if (text.length > room) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, text)
    },
  }
}

const draft = (key: string, x: number, at: string) => ({ key, version: 3, at, layout: layout(x) })

test('drafts of a design are found, the latest first, and those of others are left alone', () => {
  const store = aStore()
  const [older, newer] = [draft('7-a', 0.1, '2026-01-01T10:00:00Z'), draft('7-b', 0.2, '2026-01-01T11:00:00Z')]
  for (const each of [older, newer, draft('77-a', 0.3, '2026-01-01T12:00:00Z')]) assert.ok(keepDraft(store, each))
  assert.deepEqual(readDrafts(store, '7-', layout(0)), [newer, older])
  assert.equal(store.kept.size, 3)
})

test('a draft equal to the saved version, or unreadable, is deleted', () => {
  const store = aStore()
  const { fields, language, page } = layout(0)
  const otherOrder = { page: { height: page.height, width: page.width }, fields, language }
  keepDraft(store, { ...draft('7-a', 0, '2026-01-01T10:00:00Z'), layout: otherOrder })
  const wrong = [
    '',
    'null',
    '{}',
    '[1]',
    JSON.stringify({ ...draft('', 0.5, 'soon') }),
    '{"version":1,"at":"2026-01-01","layout":{}}',
  ]
  for (const [nth, text] of wrong.entries()) store.setItem(`7-${nth}`, text)
  assert.deepEqual(readDrafts(store, '7-', layout(0)), [])
  assert.equal(store.kept.size, 0)
})

test('a browser without room says so', () => {
  assert.equal(keepDraft(aStore(10), draft('7-a', 0.1, '2026-01-01T10:00:00Z')), false)
})
