import assert from 'node:assert/strict'
import { test } from 'node:test'
import { startWorld } from '../../../test/support/harness.ts'
import { openDatabase } from './open-database.ts'
import { change } from './query.ts'

const HOLD_MS = 200

test('a server whose disk is full is not ready until it has found space again', async () => {
  await using world = await startWorld()
  await using ending = new AsyncDisposableStack()
  const database = openDatabase(world.databaseUrl, { holdMs: HOLD_MS })
  ending.defer(database.close)
  const { db, canWrite } = database
  await world.query(`create table full_disk (id int);
    create function no_space() returns trigger language plpgsql as $$
      begin raise 'could not extend file' using errcode = '53100'; end $$;
    create trigger no_space before insert on full_disk for each row execute function no_space()`)
  assert.equal(await canWrite(), true)
  await assert.rejects(change({ db })`insert into full_disk values (1)`, { code: '53100' })
  assert.equal(await canWrite(), false)
  // Makes a statement that creates a table fail as it does on a full disk.
  await world.query(`create function no_table() returns event_trigger language plpgsql as $$
      begin raise 'could not create file' using errcode = '53100'; end $$;
    create event trigger no_table on ddl_command_start when tag in ('CREATE TABLE AS') execute function no_table()`)
  await new Promise((resolve) => setTimeout(resolve, HOLD_MS))
  await assert.rejects(canWrite(), { code: '53100' })
  assert.equal(await canWrite(), false)
  await world.query('drop event trigger no_table')
  while (!(await canWrite())) await new Promise((resolve) => setTimeout(resolve, 5))
  await change({ db })`create table there_is_space ()`
  assert.equal(await canWrite(), true)
})
