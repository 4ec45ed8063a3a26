import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { holdToBounds, whileQuiet } from './support/hold-to-bounds.ts'
import { call, makeInstallation } from './support/installation.ts'
import { randomBelow } from './support/random-from.ts'
import { SEED } from './support/seed.ts'
import { watchHealth } from './support/watch-health.ts'
import { agendaRequests } from './support/worst-agendas.ts'
import { addressRequests, bodyRequests, sheetRequests, uploadRequests } from './support/worst-inputs.ts'
import { listRequests } from './support/worst-lists.ts'
import { nameRequests } from './support/worst-names.ts'
import { pictureRequests } from './support/worst-pictures.ts'

test('whatever a file or a text holds, a request costs at most a second of a core and holds up nobody', async (t) => {
  if (!existsSync('/proc/self/schedstat')) return t.skip('only Linux tells what another process has used')
  t.diagnostic(`SEED=${SEED}`)
  await using installation = await makeInstallation()
  const service = await installation.start('all')
  const event = (await call(service, 'POST', '/admin/events', { name: 'Bounds', template_image_url: 'placeholder' }))
    .body.id
  await using health = watchHealth(service.url)
  const quiet = await whileQuiet(service, health)
  const below = randomBelow(SEED)
  await t.test('of addresses and headers', (t) => holdToBounds(t, quiet, addressRequests(below)))
  await t.test('of bodies', (t) => holdToBounds(t, quiet, bodyRequests(below, event)))
  await t.test('of uploads', (t) => holdToBounds(t, quiet, uploadRequests(below, event)))
  await t.test('of workbooks', (t) => holdToBounds(t, quiet, sheetRequests(below, event)))
  await t.test('of lists of people', (t) => holdToBounds(t, quiet, listRequests(below, event)))
  const agendas = await agendaRequests(installation, service)
  await t.test('of agendas', (t) => holdToBounds(t, quiet, agendas))
  const names = await nameRequests(service, below, event)
  await t.test('of names', (t) => holdToBounds(t, quiet, names))
  const pictures = await pictureRequests(below)
  await t.test('of pictures', (t) => holdToBounds(t, quiet, pictures))
})
