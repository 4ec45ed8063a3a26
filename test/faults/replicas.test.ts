import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import { call, type Service, startProcess, until } from '../support/installation.ts'
import { dataFolder } from '../support/laurel.ts'
import { replicaFigures, replicaLag } from '../support/replica-figures.ts'
import { makePair, type ReplicatedServer } from '../support/replicated-server.ts'

const AS_OF = 'laurel-data-as-of'

type Certificate = { id: number; public_id: string; path: string }

describe('a read replica', { timeout: 240_000 }, () => {
  const parts = new AsyncDisposableStack()
  let service: Service
  let primary: ReplicatedServer
  let replica: ReplicatedServer

  before(async () => {
    const pair = parts.use(await makePair())
    ;[primary, replica] = pair.servers
    await primary.start()
    await replica.start({ follow: primary })
    const data = parts.use(dataFolder())
    const env = { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url, DATA_DIR: data.path, RATE_LIMIT: 'on' }
    service = parts.use(await startProcess(env))
  })
  after(() => parts.disposeAsync())

  const addEvent = async (name: string) => {
    const { status, body } = await call(service, 'POST', '/admin/events', { name, template_image_url: 'placeholder' })
    assert.equal(status, 201, JSON.stringify(body))
    return body as { id: number }
  }
  const names = async () => {
    const { status, body } = await call(service, 'GET', '/admin/events?limit=200')
    assert.equal(status, 200, JSON.stringify(body))
    return (body as { name: string }[]).map(({ name }) => name)
  }
  const namesThere = async () =>
    (await replica.query<{ name: string }>('select name from event')).map(({ name }) => name)
  /** How many reads were served, and by what, during some work. */
  const servedDuring = async (work: () => Promise<unknown>) => {
    const start = await replicaFigures(service)
    await work()
    const end = await replicaFigures(service)
    return Object.fromEntries(
      Object.entries(end)
        .map(([by, count]) => [by, count - (start[by] ?? 0)] as const)
        .filter(([, count]) => count > 0),
    )
  }
  const untilServing = () =>
    until(
      () => servedDuring(names),
      (served) => served['replica'] === 1,
    )
  const get = (path: string, accept = 'application/json') => fetch(`${service.url}${path}`, { headers: { accept } })
  const readiness = async () =>
    (await Promise.all(['/readyz', '/readyz/reads'].map((path) => get(path)))).map(({ status }) => status)

  async function issue(): Promise<Certificate> {
    const { id } = await addEvent('Issued')
    const people = { first_name: 'Ada', last_name: 'Lovelace', email: `ada-${performance.now()}@example.org` }
    const attendee = await call(service, 'POST', `/admin/events/${id}/attendees`, people)
    const path = `/admin/events/${id}/certificates`
    const { body } = await call(service, 'POST', path, { attendee_ids: [attendee.body.id] })
    const [issued] = (await call(service, 'GET', path)).body
    assert.ok(issued, JSON.stringify(body))
    return { ...issued, path }
  }

  it('serves lists and public pages, as soon as it has every change that was acknowledged before', async () => {
    await untilServing()
    const served = await servedDuring(async () => {
      for (let nth = 0; nth < 25; nth++) {
        await addEvent(`Event ${nth}`)
        assert.ok((await names()).includes(`Event ${nth}`), `event ${nth} is in the list`)
      }
    })
    assert.ok(served['replica']! > 0, JSON.stringify(served))
    assert.equal(served['write'], undefined)
    const pages = await servedDuring(() =>
      Promise.all([get('/marketplace', 'text/html'), get('/api/v1/public/marketplace')]),
    )
    assert.equal(pages['replica'], 2, JSON.stringify(pages))
  })

  it('is passed over while it lacks a change, which it does lack', async () => {
    await replica.query('select pg_wal_replay_pause()')
    await addEvent('Written while replay rests')
    // Nothing has measured the lag yet.
    assert.ok((await names()).includes('Written while replay rests'))
    const served = await servedDuring(async () => {
      assert.ok((await names()).includes('Written while replay rests'))
    })
    assert.deepEqual(served, { behind: 1 })
    assert.ok(!(await namesThere()).includes('Written while replay rests'), 'a read without waiting sees the old state')
    await until(
      () => replicaLag(service),
      (seconds) => seconds !== null && seconds > 1,
    )
    await replica.query('select pg_wal_replay_resume()')
    await untilServing()
    assert.ok((await namesThere()).includes('Written while replay rests'))
  })

  it('that goes away costs no failed request, and is used again when it is back', async () => {
    await replica.kill()
    const served = await servedDuring(async () => {
      for (let nth = 0; nth < 5; nth++) await names()
    })
    assert.equal(served['replica'], undefined, JSON.stringify(served))
    await replica.start({ follow: primary })
    await untilServing()
    // Silent for good, while a read is on its way.
    const goOn = await replica.freeze()
    await Promise.all([names(), names()])
    await goOn()
    await untilServing()
  })

  it('verifies certificates while there is no primary, and says how old its data may be', async () => {
    const [valid, revoked] = [await issue(), await issue()]
    const { status } = await call(service, 'POST', `/admin/certificates/${revoked.id}/revoke`, {
      reason: 'Wrong',
    })
    assert.equal(status, 200)
    const addresses = ({ public_id: id }: Certificate) => [`/api/v1/v/certs/${id}`, `/c/${id}`]
    const verdicts = async () => {
      const answers = [valid, revoked].flatMap(addresses).map(async (path) => {
        const answer = await get(path)
        return [answer.status, ((await answer.json()) as { valid: boolean }).valid, answer.headers.get(AS_OF)] as const
      })
      return Promise.all(answers)
    }
    const expected = [true, true, false, false]
    const before = await verdicts()
    assert.deepEqual(
      before,
      expected.map((valid) => [200, valid, null]),
    )
    assert.deepEqual(await readiness(), [200, 200])

    for (const end of ['kill', 'freeze'] as const) {
      const lost = Date.now()
      const goOn = end === 'freeze' ? await primary.freeze() : null
      if (goOn === null) await primary.kill()
      const during = await verdicts()
      assert.deepEqual(
        during.map(([code, valid]) => [code, valid]),
        expected.map((valid) => [200, valid]),
        end,
      )
      for (const [, , asOf] of during) {
        assert.ok(asOf, 'the answer has the time of its data')
        assert.ok(Date.parse(asOf) <= lost + 1_000 && Date.parse(asOf) > lost - 60_000, `${asOf}, lost ${lost}`)
      }
      const page = await get(`/c/${valid.public_id}`, 'text/html')
      assert.deepEqual([page.status, page.headers.has(AS_OF)], [200, true])
      assert.match(await page.text(), /role="alert">The newest records cannot be reached right now/)
      assert.equal((await call(service, 'GET', '/admin/events')).status, 503, 'a list needs a key, and so the primary')
      assert.deepEqual(await readiness(), [503, 200])
      await (goOn ?? primary.start)({})
      await until(readiness, ([all]) => all === 200)
      await until(verdicts, (answers) => answers.every(([, , asOf]) => asOf === null))
    }
    await untilServing()
  })

  it('that takes writes, because it was promoted, is not used', async () => {
    await replica.promote()
    await until(
      () => servedDuring(names),
      (served) => served['away'] === 1,
    )
  })
})
