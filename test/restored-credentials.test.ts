import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { test } from 'node:test'
import { examine } from '../src/doctor.ts'
import { genuineCredentials } from '../src/modules/certificates/credential/check-credential.fixture.ts'
import { areMarked, countMarks } from '../src/modules/certificates/credential/marked-certificates.fixture.ts'
import { signUnsigned } from '../src/modules/certificates/issuing/sign-unsigned.ts'
import { backUpWorld, backupFolder, restoredWorld } from './support/backups.ts'
import { enterLog } from './support/enter-log.ts'
import { aCertificate } from './support/factories.ts'
import { startWorld, type World } from './support/harness.ts'
import { INSTALLATIONS, readFixture, unpackBackup } from './support/installation-fixture.ts'

const revokedIn = async (world: World) =>
  (await world.query<{ id: number }>("select id from certificate where status = 'revoked' order by id")).map(
    ({ id }) => id,
  )

for (const name of readdirSync(INSTALLATIONS))
  test(`a backup of ${name.replace('.json.gz', '')}, from before credentials, is signed and its revoked certificates are marked`, async () => {
    const fixture = readFixture(name)
    using backup = unpackBackup(fixture)
    await using world = await restoredWorld(backup.path, fixture.key)
    assert.equal(await countMarks(world), 0)
    await world.runJobs()
    await signUnsigned(world.services)
    await enterLog(world)
    const revoked = await revokedIn(world)
    assert.ok(revoked.length > 0)
    assert.ok((await areMarked(world, revoked)).every((isMarked) => isMarked))
    assert.equal(await countMarks(world), revoked.length)
    assert.ok((await genuineCredentials(world)).length >= fixture.certificates.length)
    assert.deepEqual(await examine(world.services), [])
  })

test('a restored backup gives the same credentials, and later ones go on from its ids', async () => {
  await using world = await startWorld()
  for (let n = 0; n < 3; n++) await aCertificate(world)
  const { id } = await aCertificate(world)
  await world.request('POST', `/admin/certificates/${id}/revoke`)
  using folder = backupFolder()
  await backUpWorld(world, folder.path)
  const before = await genuineCredentials(world)
  await using copy = await restoredWorld(folder.path, world.key)
  await copy.runJobs()
  assert.deepEqual(await genuineCredentials(copy), before)
  assert.deepEqual(await areMarked(copy, await revokedIn(copy)), [true])
  const next = await aCertificate(copy)
  assert.ok(next.id > id)
  assert.equal((await genuineCredentials(copy)).length, 5)
})

test('a backup without its status lists is named by the doctor, and set right when the service starts', async () => {
  await using world = await startWorld({ doctor: false })
  const valid = await aCertificate(world)
  const { id } = await aCertificate(world)
  await world.request('POST', `/admin/certificates/${id}/revoke`)
  await world.query('delete from status_list')
  using folder = backupFolder()
  await backUpWorld(world, folder.path)
  await using copy = await restoredWorld(folder.path, world.key)
  const named = (await examine(copy.services)).map(({ invariant }) => invariant)
  assert.ok(named.includes('the status list marks a certificate if and only if it is revoked'), named.join())
  await copy.runJobs()
  assert.deepEqual(await areMarked(copy, [id, valid.id]), [true, false])
  assert.deepEqual(await examine(copy.services), [])
})
