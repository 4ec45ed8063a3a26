import 'fake-indexeddb/auto'
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { DoorList } from '@laurel/client'
import { openDB } from 'idb'
import { openDoorDatabase, readFact } from './door-database.ts'
import { keepChanges } from './keep-changes.ts'

const EVENT = 1

test('a device with the guests of the first version of the page keeps them and its scans, and asks for all guests again', async () => {
  const old = await openDB('old', 1, {
    upgrade(db) {
      db.createObjectStore('facts')
      db.createObjectStore('guests', { keyPath: 'id' })
      const scans = db.createObjectStore('scans', { keyPath: 'key' })
      scans.createIndex('at', 'at')
      scans.createIndex('guest_id', 'guest_id')
    },
  })
  await old.put('guests', { id: 1, name: 'Ada', inside: {} })
  await old.put('scans', { key: 'scan-0001', guest_id: 1, at: '2026-12-01T09:00:00Z', event_id: EVENT })
  await old.put('facts', { id: EVENT, event_name: 'Node Day', cursor: 'place-1' }, 'event')
  old.close()
  const db = await openDoorDatabase('old')
  assert.deepEqual(await db.get('guests', 1), { id: 1, name: 'Ada', inside: {}, signedUp: [], left: [] })
  assert.equal(await db.count('scans'), 1)
  assert.equal((await readFact(db, 'event'))?.cursor, null)
  await keepChanges(db, EVENT, { cursor: 'place-2', complete: true, guests: [], gone: [] } as unknown as DoorList)
  assert.equal((await readFact(db, 'event'))?.cursor, 'place-2')
  db.close()
})
