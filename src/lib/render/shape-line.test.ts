import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NAMES } from '../../../test/fixtures/render/readers.ts'
import { cleanText } from './clean-text.ts'
import { shapeLine } from './shape-line.ts'

test('the clusters of a line hold all of its text, each once', () => {
  for (const name of NAMES) {
    const text = cleanText(name)
    const clusters = shapeLine(text, 'display', 'en').runs.flatMap((run) => run.clusters)
    const inOrder = clusters.sort((a, b) => a.start - b.start)
    assert.equal(inOrder.map((cluster) => cluster.text).join(''), text)
  }
})

test('the width is that of the clusters, without the space after the last letter', () => {
  const plain = shapeLine('AB', 'sans', 'en')
  const spaced = shapeLine('AB', 'sans', 'en', 0.5)
  assert.ok(Math.abs(spaced.width - plain.width - 0.5) < 0.01)
})

test('joined scripts are not torn apart by letter spacing', () => {
  assert.equal(shapeLine('محمد', 'display', 'en', 0.5).width, shapeLine('محمد', 'display', 'en').width)
})

test('the ink of a tall script is known', () => {
  assert.ok(shapeLine('བསྟན', 'display', 'en').inkBelow > shapeLine('aaaa', 'display', 'en').inkBelow + 0.2)
})

test('Turkish keeps the dot of its i apart from f', () => {
  const [run] = shapeLine('fi', 'serif', 'tr').runs
  assert.equal(run!.clusters.length, 2)
})
