import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import fc from '../../../test/support/fast-check.ts'
import { type DatabaseAddress, readDatabaseAddress, TARGETS } from './database-address.ts'

const hostsOf = ({ hosts }: DatabaseAddress) => hosts.map(({ host, port }) => `${host} ${port}`)

/** From libpq's documentation and its tests of URIs. */
const DOCUMENTED: [url: string, ...hosts: string[]][] = [
  ['postgresql://', 'localhost 5432'],
  ['postgresql://localhost', 'localhost 5432'],
  ['postgresql://localhost:5433', 'localhost 5433'],
  ['postgresql://user:secret@localhost', 'localhost 5432'],
  ['postgresql://other@localhost/otherdb?connect_timeout=10&application_name=myapp', 'localhost 5432'],
  ['postgresql://host1:123,host2:456/somedb?target_session_attrs=any&application_name=myapp', 'host1 123', 'host2 456'],
  ['postgresql://host1,host2,host3/somedb', 'host1 5432', 'host2 5432', 'host3 5432'],
  ['postgresql:///mydb?host=localhost&port=5433', 'localhost 5433'],
  ['postgresql:///mydb?host=host1,host2&port=1,2', 'host1 1', 'host2 2'],
  ['postgresql:///mydb?host=host1,host2&port=5433', 'host1 5433', 'host2 5433'],
  ['postgresql:///mydb?host=host1,host2&port=,5433', 'host1 5432', 'host2 5433'],
  ['postgresql://[2001:db8::1234]/database', '2001:db8::1234 5432'],
  ['postgresql://[::1]:5433,[2001:db8::1234]/database', '::1 5433', '2001:db8::1234 5432'],
  ['postgresql:///dbname?host=/var/lib/postgresql', '/var/lib/postgresql 5432'],
  ['postgresql://%2Fvar%2Flib%2Fpostgresql/dbname', '/var/lib/postgresql 5432'],
  ['postgres://me@/db?host=/run/a,/run/b', '/run/a 5432', '/run/b 5432'],
  ['postgres://me@first:1/db?host=second', 'second 1'],
]

test('hosts and ports are read as libpq reads them', () => {
  for (const [url, ...hosts] of DOCUMENTED) assert.deepEqual(hostsOf(readDatabaseAddress(url)), hosts, url)
})

test('the driver gets user, password, database and TLS of an address with several hosts', () => {
  const rest = 'sslmode=no-verify&options=-c%20a%3Db'
  for (const url of [
    `postgres://me%40x:p%2C%2F%40%25@h1:1,[::1]:2/d%20b?${rest}&target_session_attrs=primary`,
    `postgres://me%40x:p%2C%2F%40%25@/d%20b?host=/run/a,h2&${rest}`,
  ]) {
    const client = new pg.Client({ connectionString: readDatabaseAddress(url).url })
    const { user, password, database } = client
    assert.deepEqual([user, password, database], ['me@x', 'p,/@%', 'd b'])
    const { options, ssl } = (client as any).connectionParameters
    assert.deepEqual([options, ssl], ['-c a=b', { rejectUnauthorized: false }])
  }
})

test('several hosts are searched for one that takes writes, unless the address says otherwise', () => {
  assert.equal(readDatabaseAddress('postgres://a/db').target, 'any')
  assert.equal(readDatabaseAddress('postgres://a,b/db').target, 'read-write')
  for (const target of TARGETS)
    for (const hosts of ['a', 'a,b'])
      assert.equal(readDatabaseAddress(`postgres://${hosts}/db?target_session_attrs=${target}`).target, target)
  assert.equal(readDatabaseAddress('postgres://a,b/db?load_balance_hosts=random').isShuffled, true)
})

const host = fc.constantFrom('h1', 'db.example.org', '10.0.0.1', '[2001:db8::1]', '%2Fvar%2Frun')
const port = fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 65_535 }))

test('any list of hosts is read in its order, and its first host by the driver', () => {
  const lists = fc.array(fc.tuple(host, port), { minLength: 2, maxLength: 5 })
  fc.assert(
    fc.property(lists, fc.constantFrom('', 'u@', 'u:p@'), (list, user) => {
      const places = list.map(([host, port]) => host + (port === null ? '' : `:${port}`))
      const address = readDatabaseAddress(`postgres://${user}${places.join(',')}/db`)
      const expected = list.map(([host, port]) => `${decodeURIComponent(host).replace(/[[\]]/g, '')} ${port ?? 5432}`)
      assert.deepEqual(hostsOf(address), expected)
      const client = new pg.Client({ connectionString: address.url })
      assert.equal(`${client.host} ${client.port}`, expected[0])
    }),
  )
})

test('an address that cannot be meant is refused in one sentence that repeats no part of it', () => {
  for (const [url, says] of [
    ['mysql://me:hidden@h/d', /^must be an address such as postgres/],
    ['postgres://me:hid%den@h/d', /^must be an address such as/],
    ['postgres://me:hidden@h1:1:2,h2/d', /^has a malformed list of hosts: write host:port/],
    ['postgres://me:hidden@[::1,h2/d', /^has a malformed list/],
    ['postgres://me:hidden@h1:0,h2/d', /^has a port that is not a number from 1 to 65535$/],
    ['postgres://me:hidden@h1,h2:65536/d', /^has a port/],
    ['postgres://me:hidden@h1,h2:x/d', /^has a port/],
    ['postgres://me:hidden@h1,h2,h3/d?port=1,2', /^has hosts and ports that do not match: give one port for all/],
    ['postgres://me:hidden@h1,h2/d?host=h3', /^has hosts and ports/],
    [
      'postgres://me:hidden@h1,h2/d?target_session_attrs=master',
      /^has a target_session_attrs that is not one of any, /,
    ],
    ['postgres://me:hidden@h1,h2/d?load_balance_hosts=yes', /^has a load_balance_hosts that is not one of disable/],
    ['postgres://me:hidden@h1,h2/d?hostaddr=10.0.0.1,10.0.0.2', /^has hostaddr, which is not supported/],
  ] as const) {
    const { message } = (() => {
      try {
        readDatabaseAddress(url)
      } catch (error) {
        return error as Error
      }
      return assert.fail(url)
    })()
    assert.match(message, says)
    assert.doesNotMatch(message, /hidden|h1/)
  }
})
