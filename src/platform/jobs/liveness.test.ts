import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { connection } from '../../../test/support/connection.ts'
import { startWorld, type World } from '../../../test/support/harness.ts'
import { scoped } from '../../../test/support/scoped.ts'
import { Type } from '../../lib/type.ts'
import { job } from './job.ts'
import { keepAlive } from './liveness.ts'
import { runJobs } from './run-jobs.ts'

const fail = (error: Error) => {
  throw error
}
const quiet = { warn: () => {}, debug: () => {} }
const FAST = 20
let world: World
before(async () => {
  world = await startWorld()
})
beforeEach(() => world.query('delete from graphile_worker._private_jobs; delete from worker_process'))
after(() => world[Symbol.asyncDispose]())

async function lockedBy(worker: string): Promise<void> {
  await world.query(`select graphile_worker.add_job('anything');
    update graphile_worker._private_jobs set locked_by = '${worker}', locked_at = now() where locked_by is null`)
}
const locks = async () =>
  (
    await world.query<any>(
      'select locked_by from graphile_worker._private_jobs where locked_by is not null order by id',
    )
  ).map(({ locked_by }) => locked_by)
const known = () => world.query<any>('select lock_key, worker_ids from worker_process order by lock_key')

async function until(passes: () => Promise<boolean>): Promise<void> {
  while (!(await passes())) await new Promise((resolve) => setTimeout(resolve, 5))
}

/** Another process that has announced itself: its session, and the row of its worker. */
async function aProcess(worker: string) {
  const { client, ...end } = await connection(world.databaseUrl)
  const { rows } = await client.query<{ lock_key: number }>(
    'insert into worker_process (worker_ids, started_at, seen_at) values ($1, now(), now()) returning lock_key',
    [[worker]],
  )
  await client.query('select pg_advisory_lock(4660, $1)', [rows[0]!.lock_key])
  return { client, ...end }
}

test('the jobs of a process whose session has ended are free, those of one that lives are not', async () => {
  await using dead = await aProcess('dead')
  await using _alive = await aProcess('alive')
  await lockedBy('dead')
  await lockedBy('alive')
  await using _liveness = scoped(await keepAlive(world.databaseUrl, fail, FAST))
  assert.deepEqual(await locks(), ['dead', 'alive'])
  await dead.client.end()
  await until(async () => (await locks()).length < 2)
  assert.deepEqual(await locks(), ['alive'])
})

test('the jobs of a process that is connected and silent are free', async () => {
  await using _stuck = await aProcess('stuck')
  await lockedBy('stuck')
  await using _liveness = scoped(await keepAlive(world.databaseUrl, fail, FAST))
  assert.deepEqual(await locks(), ['stuck'])
  await world.query("update worker_process set seen_at = now() - interval '21 seconds' where 'stuck' = any(worker_ids)")
  await until(async () => (await locks()).length === 0)
})

test('after the clock went back, a silent process is found and a job waits no longer than it would have', async () => {
  await using _stuck = await aProcess('stuck')
  await lockedBy('stuck')
  await world.query(`select graphile_worker.add_job('later', run_at => now() + interval '1 hour');
    update graphile_worker._private_jobs set created_at = created_at + interval '1 day', updated_at = updated_at + interval '1 day',
      run_at = run_at + interval '1 day';
    update worker_process set seen_at = seen_at + interval '1 day', started_at = started_at + interval '1 day'`)
  await using _liveness = scoped(await keepAlive(world.databaseUrl, fail, FAST))
  const [found] = await world.query(`select
    (select bool_and(seen_at <= now() and started_at <= now()) from worker_process) as seen,
    (select run_at between now() + interval '59 minutes' and now() + interval '1 hour' from graphile_worker._private_jobs
      where locked_by is null) as waits`)
  assert.deepEqual(found, { seen: true, waits: true })
})

test('a process says again and again that it lives, and takes its row with it when it stops', async () => {
  await using liveness = scoped(await keepAlive(world.databaseUrl, fail, FAST))
  await liveness.addWorker('me')
  assert.deepEqual(
    (await known()).map(({ worker_ids }) => worker_ids),
    [['me']],
  )
  await world.query("update worker_process set seen_at = now() - interval '6 seconds'")
  await until(
    async () =>
      (await world.query("select 1 from worker_process where seen_at > now() - interval '5 seconds'")).length === 1,
  )
  await liveness.stop()
  assert.deepEqual(await known(), [])
})

test('a process that stops leaves no job locked', async () => {
  await using liveness = scoped(await keepAlive(world.databaseUrl, fail, FAST))
  await liveness.addWorker('me')
  await lockedBy('me')
  await liveness.stop()
  assert.deepEqual(await locks(), [])
})

test('when its session breaks it opens another one and keeps its own jobs', async () => {
  const broke: Error[] = []
  await using liveness = scoped(await keepAlive(world.databaseUrl, (error) => broke.push(error), FAST))
  await liveness.addWorker('me')
  await lockedBy('me')
  const [{ lock_key: before }] = (await known()) as [any]
  await world.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'laurel liveness' and datname = current_database()",
  )
  await until(async () => (await known()).some(({ lock_key }) => lock_key !== before))
  assert.ok(broke.length > 0)
  assert.deepEqual([(await known()).map(({ worker_ids }) => worker_ids), await locks()], [[['me']], ['me']])
  await liveness.stop()
})

test('no job is begun by anyone whom the other processes do not know', async () => {
  let seen: unknown
  await using _runner = scoped(
    await runJobs({
      url: world.databaseUrl,
      pool: world.pool,
      services: world.services,
      log: quiet,
      jobs: [
        job({ name: 'anything', payload: Type.Any() }, async () => {
          seen = [await locks(), (await known()).flatMap(({ worker_ids }) => worker_ids)]
        }),
      ],
    }),
  )
  await world.query("select graphile_worker.add_job('anything')")
  await until(async () => seen !== undefined)
  const [[holder], ids] = seen as [string[], string[]]
  assert.ok(ids.includes(holder!), `${holder} among ${ids}`)
})

test('stopping waits for the job that runs, and none begins after it', async () => {
  const ran: string[] = []
  let begun = () => {}
  const beginning = new Promise<void>((resolve) => (begun = resolve))
  await using runner = scoped(
    await runJobs({
      url: world.databaseUrl,
      pool: world.pool,
      services: world.services,
      log: quiet,
      jobs: [
        job({ name: 'anything', payload: Type.Any() }, async () => {
          begun()
          await new Promise((resolve) => setTimeout(resolve, 50))
          ran.push('done')
        }),
      ],
    }),
  )
  await world.query("select graphile_worker.add_job('anything')")
  await beginning
  await runner.stop()
  assert.deepEqual([ran, runner.isRunning()], [['done'], false])
  await world.query("select graphile_worker.add_job('anything')")
  assert.equal((await world.query('select 1 from graphile_worker._private_jobs')).length, 1)
  assert.deepEqual(ran, ['done'])
})

test('a job whose end the database refuses to take is done again, and the process lives', async () => {
  let runs = 0
  await world.query(`create sequence refusals;
    create function refuse_once() returns trigger language plpgsql as $$
      begin if nextval('refusals') = 1 then raise 'not now'; end if; return old; end $$;
    create trigger refuse_once before delete on graphile_worker._private_jobs for each row execute function refuse_once()`)
  await using _runner = scoped(
    await runJobs({
      url: world.databaseUrl,
      pool: world.pool,
      services: world.services,
      log: quiet,
      jobs: [job({ name: 'anything', payload: Type.Any() }, async () => void runs++)],
    }),
  )
  await world.query("select graphile_worker.add_job('anything')")
  await until(async () => runs === 2 && (await world.query('select 1 from graphile_worker._private_jobs')).length === 0)
})

/** Makes the database refuse to remove the first job of this name. */
const refuseToEnd = (name: string) =>
  world.query(`create sequence refusals_of_${name};
    create function refuse_${name}() returns trigger language plpgsql as $$
      begin
        if old.task_id = (select id from graphile_worker._private_tasks where identifier = '${name}')
          and nextval('refusals_of_${name}') = 1 then raise 'not now'; end if;
        return old;
      end $$;
    create trigger refuse_${name} before delete on graphile_worker._private_jobs for each row execute function refuse_${name}()`)

test('a queue whose shutdown never ends is replaced when its jobs have ended, and none runs twice at a time', async () => {
  const kind = (name: string) => ({ name, payload: Type.Any() })
  let [running, most, refused] = [0, 0, 0]
  const begun = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const warnings: string[] = []
  await refuseToEnd('refused')
  await using runner = scoped(
    await runJobs({
      url: world.databaseUrl,
      pool: world.pool,
      services: world.services,
      log: { warn: (_, message) => void warnings.push(message), debug: () => {} },
      jobs: [
        job(kind('refused'), async () => void refused++),
        job(kind('slow'), async () => {
          most = Math.max(most, ++running)
          begun.resolve()
          await release.promise
          running--
        }),
        job(kind('later'), async () => void warnings.push('later')),
      ],
    }),
  )
  await world.query("select graphile_worker.add_job('slow')")
  await begun.promise
  await world.query("select graphile_worker.add_job('refused')")
  await until(async () => warnings.some((text) => text.startsWith('the job queue failed')))
  assert.deepEqual([runner.isRunning(), runner.silentMs()], [false, null])
  await world.query("select graphile_worker.add_job('later')")
  // No other queue starts while the slow job runs, which would run it twice.
  assert.deepEqual([refused, warnings.includes('later')], [1, false])
  release.resolve()
  await until(async () => (await world.query('select 1 from graphile_worker._private_jobs')).length === 0)
  assert.deepEqual([refused, most, warnings.includes('later'), runner.isRunning()], [2, 1, true, true])
})
