import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from '../../../../test/support/fast-check.ts'
import { decideScans, type JudgedScan } from './decide-scans.ts'

const scan = fc.record({
  key: fc.stringMatching(/^[a-z]{2}$/),
  direction: fc.constantFrom('in' as const, 'undo' as const),
  scannedAt: fc.nat(5).map((ms) => new Date(ms)),
})
const scans = fc.uniqueArray(scan, { selector: ({ key }) => key, maxLength: 12 })

/** Somebody who stands in the door and follows what happens, one moment after the other. */
function followed(all: JudgedScan[]) {
  const told = new Map<string, string>()
  let since: string | null = null
  for (let ms = 0; ms <= 5; ms++)
    for (const { key, direction } of all
      .filter((each) => each.scannedAt.getTime() === ms)
      .sort((a, b) => (a.key < b.key ? -1 : 1))) {
      const changes: boolean = direction === 'in' ? since === null : since !== null
      told.set(key, changes ? 'accepted' : 'duplicate')
      if (changes) since = direction === 'in' ? key : null
    }
  return { told, since }
}

test('verdicts and who is in are those of somebody who stood in the door, in whatever order the scans are given', () => {
  fc.assert(
    fc.property(scans, fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })), (all, random) => {
      const shuffled = all
        .map((each) => ({ each, place: random.next().value as number }))
        .sort((a, b) => a.place - b.place)
        .map(({ each }) => each)
      const { verdicts, inside } = decideScans(shuffled)
      const { told, since } = followed(all)
      assert.deepEqual([...verdicts].toSorted(), [...told].toSorted())
      assert.equal(inside?.key ?? null, since)
    }),
  )
})
