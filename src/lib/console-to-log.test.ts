import assert from 'node:assert/strict'
import { test } from 'node:test'
import { consoleToLog } from './console-to-log.ts'

test('what a library prints is a line of the log, with the error that it prints', () => {
  const original = { ...console }
  const lines: [object, string][] = []
  try {
    consoleToLog({ warn: (context, message) => void lines.push([context, message]) })
    const err = new Error('lost')
    console.trace(err)
    console.error('tried %d times:', 3, 'no')
    assert.deepEqual(lines, [
      [{ err }, 'a library printed: lost'],
      [{}, 'a library printed: tried 3 times: no'],
    ])
  } finally {
    Object.assign(console, original)
  }
})
