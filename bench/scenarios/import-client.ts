import { setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

// A real client is another machine, so this thread gets a core only when Laurel and the others need none.
if (process.platform === 'linux') setPriority(19)

const { api, key, file } = workerData as { api: string; key: string; file: string }
const headers = { authorization: `Bearer ${key}` }
const form = new FormData()
form.set('file', new Blob([file]), 'people.csv')
const send = async (path: string, init: object = {}) => (await fetch(`${api}${path}`, { headers, ...init })).json()

parentPort!.once('message', async () => {
  const began = Date.now()
  let found: any = await send('/admin/crm/import-csv', { method: 'POST', body: form })
  while (found.finished_at === null) {
    await wait(500)
    found = await send(`/admin/crm/imports/${found.id}`)
  }
  parentPort!.postMessage({ created: found.created, error: found.error, ms: Date.parse(found.finished_at) - began })
})
parentPort!.postMessage('ready')
