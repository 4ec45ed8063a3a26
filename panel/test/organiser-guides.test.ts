import assert from 'node:assert/strict'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { NO_BROWSER } from '../../test/support/browser.ts'
import type { Picture } from './guides/guide.ts'
import { guideMarkdown } from './guides/guide-markdown.ts'
import { openGuidePanel, openStage } from './guides/open-stage.ts'
import { organiserGuides } from './guides/organiser-guides.ts'
import { playGuide } from './guides/play-guide.ts'
import { readmePictures } from './guides/readme-pictures.ts'
import { guideFile, isWritten, MAX_BYTES, PICTURES, readDescription, writePicture } from './guides/stored-guide.ts'
import { describePart, takePicture } from './guides/take-picture.ts'

const all = [...organiserGuides, readmePictures]

/** `npm run pictures` writes the pictures and the texts here. */
test('every step of the guides for organisers can be done as written, and pages say what their pictures show', async (t) => {
  await using panel = await openGuidePanel()
  if (panel === null) return t.skip(NO_BROWSER)
  const stage = await openStage(panel)
  const write = async (picture: Picture) => writePicture(picture.name, await takePicture(stage.page, picture))
  const compare = async (picture: Picture) => {
    const expected = readDescription(picture.name)
    const said = await describePart(stage.page, picture, expected)
    assert.equal(said, expected, `The picture ${picture.name} is out of date: npm run pictures`)
  }
  for (const guide of all) await playGuide(stage, guide, isWritten ? write : compare)
  // The stopped clock is a script, which sandboxed previews of the panel refuse.
  assert.deepEqual(
    panel.complaints.filter((each) => !each.includes('about:srcdoc')),
    [],
  )
})

test('the guides say what their steps do, and have all pictures that there are, each of them small', () => {
  for (const guide of organiserGuides) {
    const text = guideMarkdown(guide)
    if (isWritten) writeFileSync(guideFile(guide.name), text)
    assert.equal(readFileSync(guideFile(guide.name), 'utf8'), text, `${guide.name}: npm run pictures`)
  }
  const named = all.flatMap(({ tasks }) => tasks.flatMap(({ steps }) => steps.map(({ picture }) => picture?.name)))
  const names = named.filter((name) => name !== undefined)
  const files = readdirSync(PICTURES)
  assert.deepEqual(files.toSorted(), names.map((name) => `${name}.webp`).toSorted())
  for (const file of files) assert.ok(statSync(join(PICTURES, file)).size <= MAX_BYTES, file)
})
