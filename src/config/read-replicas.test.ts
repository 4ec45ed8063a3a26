import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ConfigError, loadConfig } from './config.ts'

const primary = { DATABASE_URL: 'postgres://laurel:secret@primary/laurel' }
const replicasOf = (value: string, more: Record<string, string> = {}) =>
  loadConfig({ ...primary, DATABASE_REPLICA_URL: value, ...more }).replicas

test('each host of DATABASE_REPLICA_URL is a replica with the same user, database and options', () => {
  assert.equal(loadConfig(primary).replicas, null)
  assert.deepEqual(replicasOf('postgres://u:p%40@one:5433,two,[::1]:5434/laurel?sslmode=require'), {
    urls: ['one:5433', 'two', '[::1]:5434'].map((host) => `postgres://u:p%40@${host}/laurel?sslmode=require`),
    maxLagSeconds: 10,
  })
  assert.deepEqual(replicasOf('postgresql://u@%2Frun%2Fpostgres:5432/laurel', { DATABASE_REPLICA_MAX_LAG: '60' }), {
    urls: ['postgresql://u@%2Frun%2Fpostgres:5432/laurel'],
    maxLagSeconds: 60,
  })
})

test('a wrong replica setting stops the start with one sentence that repeats no secret', () => {
  const refused = (change: Record<string, string>, words: RegExp) =>
    assert.throws(
      () => loadConfig({ ...primary, ...change }),
      (error) => {
        assert.ok(error instanceof ConfigError)
        assert.equal(error.problems.length, 1, error.message)
        assert.match(error.message, words)
        assert.doesNotMatch(error.message, /hidden/)
        return true
      },
    )
  const many = Array.from({ length: 9 }, (_, nth) => `host-${nth}`).join(',')
  for (const value of [
    'replica',
    'http://u:hidden@one/db',
    'postgres://u:hid%den@one/db',
    `postgres://u:hidden@${many}/db`,
  ])
    refused({ DATABASE_REPLICA_URL: value }, /DATABASE_REPLICA_URL must be an address such as/)
  for (const value of ['0', '10s', '3601'])
    refused({ DATABASE_REPLICA_MAX_LAG: value }, /DATABASE_REPLICA_MAX_LAG must be a whole number from 1 to 3600/)
  refused(
    { DATABASE_URL: '', DATABASE_REPLICA_URL: 'postgres://u:hidden@one/db' },
    /DATABASE_REPLICA_URL needs DATABASE_URL/,
  )
})
