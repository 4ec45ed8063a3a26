import assert from 'node:assert/strict'
import { request } from 'node:http'
import { test } from 'node:test'
import { call, makeInstallation, type Service, until } from '../support/installation.ts'

const CLIENTS = 300

/** Looks at something as so many clients at once, each from an address of its own. */
async function lookAt({ url }: Service, path: string, from: number): Promise<void> {
  const look = (n: number) =>
    new Promise<void>((resolve, reject) => {
      const localAddress = `127.${from}.${n >> 7}.${(n & 127) + 1}`
      const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 Firefox/140.0' }
      request(url + path, { localAddress, headers, agent: false }, (answer) => {
        assert.equal(answer.statusCode, 200)
        answer.resume().on('end', resolve).on('error', reject)
      })
        .on('error', reject)
        .end()
    })
  await Promise.all(Array.from({ length: CLIENTS }, (_, n) => look(n)))
}

test('visits of two processes at once are counted exactly when they stop, and one that is killed loses only what was not written yet', async () => {
  await using installation = await makeInstallation()
  const [one, other] = [await installation.start('api'), await installation.start('api')]
  const event = (await call(one, 'POST', '/admin/events', { name: 'Kill', template_image_url: 'placeholder' })).body
  const people = `/admin/events/${event.id}/attendees`
  for (let n = 0; n < 2; n += 1) await call(one, 'POST', people, { first_name: 'A', email: `a${n}@x.org` })
  const [first, second] = (await call(one, 'POST', `/admin/events/${event.id}/certificates`)).body.certificates
  const counted = async (certificate: any) => {
    const [row] = await installation.query<{ n: number }>(
      'select coalesce(sum(n), 0)::int as n from certificate_use where certificate_id = $1',
      [certificate.id],
    )
    return row!.n
  }
  await Promise.all([
    lookAt(one, `/c/${first.public_id}`, 1),
    lookAt(one, `/api/v1/v/certs/${first.public_id}`, 2),
    lookAt(other, `/verify/${first.public_id}`, 3),
    lookAt(other, `/c/${first.public_id}.pdf`, 4),
  ])
  // Written while the process runs, after all of before, so that a kill has none of these to lose.
  await lookAt(other, `/c/${second.public_id}`, 5)
  await until(
    () => counted(second),
    (n) => n === CLIENTS,
  )
  await lookAt(other, `/c/${second.public_id}`, 6)
  await lookAt(one, `/c/${first.public_id}`, 7)
  other.child.kill('SIGKILL')
  one.child.kill('SIGTERM')
  assert.deepEqual([await one.ended, (await other.ended)[1]], [[0, null], 'SIGKILL'])
  const [kept, late] = [await counted(first), await counted(second)]
  assert.equal(kept, 5 * CLIENTS)
  assert.ok(late >= CLIENTS && late <= 2 * CLIENTS, `${late}`)
})
