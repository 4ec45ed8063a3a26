import { deleteDB } from 'idb'
import type { DoorDatabase } from './door-database.ts'

/** Removes everything that this device keeps of an event: guests, scans, link and the files for working offline. */
export async function wipeDevice(db: DoorDatabase, cachePrefix: string): Promise<void> {
  const { name } = db
  db.close()
  await deleteDB(name)
  if (!('caches' in globalThis)) return
  for (const key of await caches.keys()) if (key.startsWith(cachePrefix)) await caches.delete(key)
  const worker = await navigator.serviceWorker?.getRegistration()
  await worker?.unregister()
}
