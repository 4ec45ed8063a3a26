import assert from 'node:assert/strict'
import { test } from 'node:test'
import { NAMES, pdfJsStructure, pdfJsText, searchable } from '../../../test/fixtures/render/readers.ts'
import { samplePhoto } from '../../../test/fixtures/render/sample-photo.ts'
import { sampleFill, sampleScene } from '../../../test/fixtures/render/scene-sample.ts'
import { prepareScene } from './prepare-scene.ts'
import { pdfBytes, renderPdf } from './render-pdf.ts'
import type { Item, Scene } from './scene.ts'

const untagged = sampleScene()
const [title, name, code, qr] = untagged.items as [Item, Item, Item, Item]
const scene: Scene = {
  ...untagged,
  ...{ xmp: true, tagged: true },
  items: [title, { ...name, heading: true } as Item, code, { ...qr, alt: 'QR code' } as Item],
}
const pdfOf = (person: string, drawn = scene) => pdfBytes(renderPdf(prepareScene(drawn), sampleFill(person)))
const bytesOf = (photo: Scene['background']) => {
  assert.ok(photo.kind === 'jpeg')
  return photo.bytes
}
const readOf = async (person: string, drawn = scene) => (await pdfJsStructure(pdfOf(person, drawn))).read

test('a screen reader gets every text in the order of the items, the name as heading, the code by what it is', async () => {
  assert.deepEqual(await readOf('Ayşe Yılmaz'), [
    { role: 'P', text: 'CERTIFICATE' },
    { role: 'H1', text: 'Ayşe Yılmaz' },
    { role: 'P', text: '7K2M-9QRT-4XYZ-B' },
    { role: 'Figure', text: '', alt: 'QR code' },
  ])
  const turned = { ...scene, items: [...scene.items].reverse() }
  const order = (await readOf('Ayşe Yılmaz', turned)).map(({ text, alt }) => alt ?? text)
  assert.deepEqual(order, ['QR code', '7K2M-9QRT-4XYZ-B', 'Ayşe Yılmaz', 'CERTIFICATE'])
})

test('a text of several lines or from right to left is said whole and in its own order, in every script', async () => {
  for (const person of [...NAMES, 'Maria Wilhelmina Konstantinopolskaya-Featherstonehaugh '.repeat(2).trim()]) {
    const heading = (await readOf(person)).find(({ role }) => role === 'H1')!
    assert.equal(searchable(heading.alt ?? heading.text), searchable(person))
  }
})

test('what is not filled has no element, and neither has a picture without a description', async () => {
  assert.deepEqual(
    (await readOf('')).map(({ role }) => role),
    ['P', 'P', 'Figure'],
  )
  const nothing = pdfBytes(renderPdf(prepareScene(scene), { ...sampleFill(''), texts: {}, qr: null }))
  assert.deepEqual(
    (await pdfJsStructure(nothing)).read.map(({ text }) => text),
    ['CERTIFICATE'],
  )
  const picture = {
    kind: 'picture',
    id: 'photo',
    bytes: bytesOf(await samplePhoto(40, 30)),
    box: { x: 20, y: 20, width: 40, height: 30 },
  } as const
  const figures = async (alt: object) => {
    const read = await readOf('', { ...scene, items: [{ ...picture, ...alt }] })
    return read.map((element) => element.alt)
  }
  assert.deepEqual(await figures({}), [])
  assert.deepEqual(await figures({ alt: 'Logo of Örnek' }), ['Logo of Örnek'])
})

test('all that is drawn is in an element or marked as decoration, and a link belongs to the element of its code', async () => {
  const background = await samplePhoto(80, 60)
  const picture = {
    kind: 'picture',
    id: 'photo',
    bytes: bytesOf(background),
    box: { x: 20, y: 20, width: 40, height: 30 },
  } as const
  for (const drawn of [scene, { ...scene, background, items: [picture, ...scene.items] }])
    assert.equal((await pdfJsStructure(pdfOf('Ayşe', drawn))).unmarked, 0)
  const content = pdfOf('Ayşe').toString('latin1')
  const [, link] = /\n(\d+) 0 obj\n<<\/Type\/Annot[^\n]*\/StructParent 1\/Contents\(https:/.exec(content)!
  const [, element] = new RegExp(`\\n(\\d+) 0 obj\\n<<[^\\n]*/S/Link[^\\n]*/OBJR/Pg 3 0 R/Obj ${link} 0 R`).exec(
    content,
  )!
  assert.ok(content.includes(`]1 ${element} 0 R]>>`), 'the parent tree leads from the link to its element')
  assert.match(content, /<pdfuaid:part [^>]*>1</)
})

test('a scene that is not tagged has no structure, and the text of a tagged one is the same', async () => {
  const plain = pdfOf('Ayşe', untagged)
  assert.doesNotMatch(plain.toString('latin1'), /StructTreeRoot|MCID|StructParent|pdfuaid/)
  const { read, unmarked } = await pdfJsStructure(plain)
  assert.deepEqual(read, [])
  assert.ok(unmarked > 4)
  for (const person of NAMES) assert.equal(await pdfJsText(pdfOf(person)), await pdfJsText(pdfOf(person, untagged)))
})
