import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/support/fast-check.ts'
import { type DoorScan, decideScans, insideSince, stayedMs } from './decide-scans.ts'

const scan = fc.record({
  key: fc.stringMatching(/^[a-z]{2}$/),
  direction: fc.constantFrom('in' as const, 'out' as const, 'undo' as const),
  scannedAt: fc.nat(5).map((ms) => new Date(ms)),
})
const scans = fc.uniqueArray(scan, { selector: ({ key }) => key, maxLength: 14 })

type Moment = { key: string; direction: 'in' | 'out'; ms: number }

/** Somebody who stands in the door with a notebook, and strikes the last line out when a scan is undone. */
function followed(all: readonly DoorScan[]) {
  const told = new Map<string, string>()
  let notebook: Moment[] = []
  for (let ms = 0; ms <= 5; ms++)
    for (const { key, direction } of all
      .filter((each) => each.scannedAt.getTime() === ms)
      .sort((a, b) => (a.key < b.key ? -1 : 1))) {
      const last = notebook.at(-1)?.direction
      const counts = { in: last !== 'in', out: last === 'in', undo: last !== undefined }[direction]
      told.set(key, counts ? 'accepted' : 'duplicate')
      if (counts) notebook = direction === 'undo' ? notebook.slice(0, -1) : [...notebook, { key, direction, ms }]
    }
  let stayed = 0
  for (const [nth, { direction, ms }] of notebook.entries())
    if (direction === 'out') stayed += ms - notebook[nth - 1]!.ms
  const last = notebook.at(-1)
  return { told, first: notebook[0]?.key ?? null, inside: last?.direction === 'in' ? last.key : null, stayed }
}

test('verdicts, presence and minutes are those that an observer at the door would note, for any order of the scans', () => {
  fc.assert(
    fc.property(scans, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (all, random) => {
      const shuffled = all
        .map((each) => ({ each, place: random.next().value as number }))
        .sort((a, b) => a.place - b.place)
        .map(({ each }) => each)
      const { verdicts, stays } = decideScans(shuffled)
      const { told, first, inside, stayed } = followed(all)
      assert.deepEqual([...verdicts].toSorted(), [...told].toSorted())
      assert.equal(stays?.first.key ?? null, first)
      assert.equal(insideSince(stays)?.key ?? null, inside)
      assert.equal(stays === null ? 0 : stayedMs(stays), stayed)
    }),
  )
})
