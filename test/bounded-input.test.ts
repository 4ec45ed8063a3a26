import { existsSync } from 'node:fs'
import { test } from 'node:test'
import { holdToBounds, whileQuiet } from './support/hold-to-bounds.ts'
import { call, makeInstallation } from './support/installation.ts'
import { randomBelow, someOf } from './support/random-from.ts'
import { rounds } from './support/rounds.ts'
import { SEED } from './support/seed.ts'
import { watchHealth } from './support/watch-health.ts'
import { agendaRequests } from './support/worst-agendas.ts'
import { type Asked, addressRequests, bodyRequests, sheetRequests, uploadRequests } from './support/worst-inputs.ts'
import { listRequests } from './support/worst-lists.ts'
import { nameRequests } from './support/worst-names.ts'
import { pictureRequests } from './support/worst-pictures.ts'

/** Each run sends this share of the requests of a kind, chosen by its seed. */
const SHARE = 0.4

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
  const some = (requests: Asked[]) =>
    someOf(below, requests, rounds(Math.ceil(requests.length * SHARE), requests.length))
  await t.test('of addresses and headers', (t) => holdToBounds(t, quiet, some(addressRequests(below))))
  await t.test('of bodies', (t) => holdToBounds(t, quiet, some(bodyRequests(below, event))))
  await t.test('of uploads', (t) => holdToBounds(t, quiet, some(uploadRequests(below, event))))
  await t.test('of workbooks', (t) => holdToBounds(t, quiet, some(sheetRequests(below, event))))
  await t.test('of lists of people', (t) => holdToBounds(t, quiet, some(listRequests(below, event))))
  const agendas = await agendaRequests(installation, service)
  await t.test('of agendas', (t) => holdToBounds(t, quiet, some(agendas)))
  const names = await nameRequests(service, below, event)
  await t.test('of names', (t) => holdToBounds(t, quiet, some(names)))
  const pictures = await pictureRequests(below)
  await t.test('of pictures', (t) => holdToBounds(t, quiet, some(pictures)))
})
