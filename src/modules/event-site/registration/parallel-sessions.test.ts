import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parallelSessions } from './parallel-sessions.ts'

const at = (clock: string) => new Date(`2026-12-01T${clock}:00Z`)
const talk = (
  title: string,
  start: string,
  end: string,
  location: string | null = null,
  track: string | null = null,
) => ({
  ...{ title, start_time: at(start), end_time: at(end), location, track },
})

test('overlapping sessions are side by side, those of one room below each other, and adjacent ones do not overlap', () => {
  const groups = parallelSessions([
    talk('Opening', '09:00', '10:00', 'Hall'),
    talk('Long', '10:00', '12:00', 'Room 10'),
    talk('First', '10:00', '11:00', 'Room 2'),
    talk('Third', '11:00', '12:00', null, 'Design'),
    talk('Second', '11:00', '12:00', 'Room 2'),
    talk('Twice', '11:30', '11:45', 'Room 2'),
    talk('End', '12:00', '13:00'),
  ])
  assert.deepEqual(
    groups.map((columns) => columns.map(({ sessions }) => sessions.map(({ title }) => title).join('+'))),
    [['Opening'], ['Third', 'First+Second', 'Twice', 'Long'], ['End']],
  )
})
