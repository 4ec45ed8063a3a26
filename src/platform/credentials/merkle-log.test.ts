import assert from 'node:assert/strict'
import { sign } from 'node:crypto'
import { test } from 'node:test'
import vectors from '../../../test/support/log-vectors.json' with { type: 'json' }
import { privateKeyFrom, publicBytes } from '../../lib/crypto/private-key-from.ts'
import { sha256 } from '../../lib/crypto/sha256.ts'
import { rangeHash, readTilePath, TILE_WIDTH, tileName, tilePath, tileWidth } from './log-tiles.ts'
import { appendLeaf, consistencyRanges, inclusionRanges, type LeafRange, leafHash, rootOf } from './merkle-tree.ts'
import {
  checkpoint,
  lineSignedBy,
  readCheckpointText,
  readNote,
  readVerifierKey,
  tlogProof,
  verifierKey,
} from './signed-note.ts'

// The vectors are by Go's implementations: golang.org/x/mod/sumdb and filippo.io/torchwood.
const SIZE = 66_000
const entry = (index: number) => Buffer.from(`entry ${index}\n`)
const key = privateKeyFrom(Buffer.from(vectors.seed, 'hex'))
const signer = {
  origin: vectors.origin,
  publicKey: publicBytes(key),
  sign: (data: Buffer) => sign(null, data, key),
}

/** The log of the vectors: roots by size, and hashes by tile. */
function build() {
  const edge: Buffer[] = []
  const roots = new Map<number, Buffer>([[0, rootOf(edge)]])
  const tiles = new Map<string, Buffer[]>()
  for (let index = 0; index < SIZE; index++) {
    appendLeaf(edge, index, leafHash(entry(index)), (height, at, hash) => {
      if (height % 8 !== 0) return
      const name = tileName({ level: height / 8, tile: Math.floor(at / TILE_WIDTH) })
      tiles.set(name, [...(tiles.get(name) ?? []), hash])
    })
    if (String(index + 1) in vectors.roots) roots.set(index + 1, rootOf(edge))
  }
  return { roots, tiles }
}
const { roots, tiles } = build()
const proofOf = (ranges: LeafRange[]) => ranges.map((range) => rangeHash(range, tiles).toString('base64'))

test('roots, inclusion and consistency proofs are those that Go computes', () => {
  for (const [size, root] of Object.entries(vectors.roots))
    assert.equal(roots.get(Number(size))!.toString('base64'), root, size)
  for (const { index, size, proof } of vectors.inclusion)
    assert.deepEqual(proofOf(inclusionRanges(index, size)), proof, `${index} of ${size}`)
  for (const { old, size, proof } of vectors.consistency)
    assert.deepEqual(proofOf(consistencyRanges(old, size)), proof, `${old} to ${size}`)
})

test('tiles have the hashes and addresses that Go computes', () => {
  for (const { path, sha256: hash } of vectors.tiles) {
    const place = readTilePath(path.slice('tile/'.length))!
    assert.ok(place !== null && place.level !== 'entries')
    const of = { level: place.level, tile: place.tile }
    const hashes = tiles.get(tileName(of))!.slice(0, place.width)
    assert.equal(sha256(Buffer.concat(hashes)).toString('base64'), hash, path)
    assert.equal(tileWidth(of, SIZE), place.width, path)
    assert.equal(`tile/${place.level}/${tilePath(place.tile, place.width)}`, path)
  }
  for (const [tile, path] of Object.entries(vectors.paths)) assert.equal(tilePath(Number(tile)), path)
})

test('an address of a tile that is not the one of the tile is refused', () => {
  assert.deepEqual(readTilePath('entries/x001/067.p/255'), { level: 'entries', tile: 1_067, width: 255 })
  for (const path of [
    '0/67',
    '0/x000/067',
    '0/1067',
    '0/067.p/256',
    '0/067.p/0',
    '0/067.p/07',
    '0/067.p',
    '6/000',
    '00/000',
    '0/x001/x067',
    'entries/000/',
    '0/000\n',
    '0/x999/x999/x999/x999/999',
    '0/-01',
  ])
    assert.equal(readTilePath(path), null, path)
})

test('keys, checkpoints and proofs are written as Go writes them', () => {
  const root = Buffer.from(vectors.roots['600'], 'base64')
  assert.equal(verifierKey(signer), vectors.vkey)
  assert.equal(checkpoint(signer, 600, root), vectors.checkpoint)
  const cosignature = vectors.cosigned.slice(vectors.checkpoint.length)
  const cosigned = checkpoint(signer, 600, root, [cosignature])
  assert.equal(cosigned, vectors.cosigned)
  const proof = inclusionRanges(256, 600).map((range) => rangeHash(range, tiles))
  assert.equal(tlogProof(entry(256), 256, proof, cosigned), vectors.tlog_proof)
})

test('signatures of a log and of a witness are accepted as they are, and in no other form', () => {
  const [log, witness] = [readVerifierKey(vectors.vkey)!, readVerifierKey(vectors.witness)!]
  const note = readNote(vectors.cosigned)!
  assert.deepEqual([lineSignedBy(note, log), lineSignedBy(note, witness)], note.lines)
  const root = Buffer.from(vectors.roots['600'], 'base64')
  assert.deepEqual(readCheckpointText(note.text), { origin: vectors.origin, size: 600, root })
  const changed = { ...note, text: note.text.replace('600', '601') }
  assert.deepEqual([lineSignedBy(changed, log), lineSignedBy(changed, witness)], [null, null])
  assert.equal(lineSignedBy(note, { ...log, name: 'another.example.org' }), null)
  assert.equal(lineSignedBy({ ...note, lines: note.lines.slice(0, 1) }, witness), null)
  for (const text of [vectors.vkey.replace('+', '+0'), vectors.vkey.slice(0, -1), vectors.vkey.replace('log+', 'lag+')])
    assert.equal(readVerifierKey(text), null, text)
  for (const text of ['', 'a\n', vectors.cosigned.slice(0, -1), vectors.cosigned.replaceAll('\u2014', '-')])
    assert.equal(readNote(text), null, text)
})
