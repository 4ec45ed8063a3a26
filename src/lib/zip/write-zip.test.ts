import assert from 'node:assert/strict'
import { execFile, execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'
import { crc32 } from 'node:zlib'
import { openPromise } from 'yauzl'
import { fileSink, writeZip, type ZipEntry } from './index.ts'

const run = promisify(execFile)

function entry(name: string, ...parts: (string | Buffer)[]): ZipEntry {
  const buffers = parts.map((part) => Buffer.from(part))
  const whole = Buffer.concat(buffers)
  return { name, parts: buffers, crc32: crc32(whole), length: whole.length }
}

async function zipped(entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): Promise<Buffer> {
  const chunks: Buffer[] = []
  const { bytes } = await writeZip({ write: async (more) => void chunks.push(...more) }, entries)
  const whole = Buffer.concat(chunks)
  assert.equal(bytes, whole.length)
  return whole
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'laurel-zip-'))
  await work(folder).finally(() => rm(folder, { recursive: true }))
}

/** Programs that unpack ZIPs and check every byte; the test's output names those that are not installed. */
const checkers: [program: string, args: (path: string) => string[]][] = [
  ['unzip', (path) => ['-tqq', path]],
  ['7zz', (path) => ['t', '-bd', path]],
  [
    'python3',
    (path) => ['-c', 'import sys,zipfile; sys.exit(zipfile.ZipFile(sys.argv[1]).testzip() is not None)', path],
  ],
]

function present(program: string): boolean {
  try {
    execFileSync(program, ['-h'], { stdio: 'ignore' })
    return true
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ENOENT')
  }
}

async function checkWithAll(path: string, say: (message: string) => void): Promise<void> {
  for (const [program, args] of checkers) {
    if (present(program)) await run(program, args(path))
    else say(`${program} is not here: left out`)
  }
}

/** Always available, and strict about sizes and offsets. */
async function checkWithYauzl(path: string): Promise<void> {
  const zip = await openPromise(path, { autoClose: true })
  for await (const found of zip.eachEntry()) {
    let checksum = 0
    for await (const piece of await zip.openReadStreamPromise(found)) checksum = crc32(piece, checksum)
    assert.equal(checksum, found.crc32, found.fileName)
  }
}

test('unzip, 7-Zip, Python and yauzl find every byte as it was', async (t) => {
  await inFolder(async (folder) => {
    const path = join(folder, 'a.zip')
    const entries = [
      entry('0001-ayse.pdf', 'prefix', 'tail'),
      entry('empty.txt'),
      entry('Ayşe 山田 😀.txt', '', 'x', Buffer.alloc(100_000, 7)),
    ]
    const sink = await fileSink(path)
    await writeZip(sink, entries)
    await sink.close()
    await checkWithAll(path, (message) => t.diagnostic(message))
    await checkWithYauzl(path)
    if (!present('python3')) return
    const list =
      'import sys,zipfile,json; z=zipfile.ZipFile(sys.argv[1]); print(json.dumps([[i.filename,z.read(i).hex()] for i in z.infolist()]))'
    const { stdout } = await run('python3', ['-c', list, path], { maxBuffer: 1e7 })
    assert.deepEqual(
      JSON.parse(stdout),
      entries.map(({ name, parts }) => [name, Buffer.concat(parts).toString('hex')]),
    )
  })
})

test('an archive without entries is an archive', async (t) => {
  await inFolder(async (folder) => {
    const path = join(folder, 'a.zip')
    const bytes = await zipped([])
    assert.equal(bytes.length, 22)
    await writeFile(path, bytes)
    await checkWithYauzl(path)
    // unzip treats an empty archive as an error; 7-Zip and Python do not.
    for (const [program, args] of checkers.slice(1)) {
      if (present(program)) await run(program, args(path))
      else t.diagnostic(`${program} is not here: left out`)
    }
  })
})

test('the same entries make the same bytes, at any time and from any kind of iterable', async (t) => {
  const entries = [entry('a.txt', 'a'), entry('b.txt', 'b')]
  const first = await zipped(entries)
  t.mock.timers.enable({ apis: ['Date'], now: Date.UTC(2040, 5, 15) })
  async function* later() {
    yield* entries
  }
  assert.deepEqual(await zipped(later()), first)
  assert.equal(first.readUInt16LE(10), 0)
  assert.equal(first.readUInt16LE(12), 0x21)
})

test('70,000 entries need ZIP64 and are found', async (t) => {
  await inFolder(async (folder) => {
    const path = join(folder, 'many.zip')
    function* many() {
      for (let at = 0; at < 70_000; at += 1) yield entry(`${at}.txt`, `${at}`)
    }
    await writeFile(path, await zipped(many()))
    await checkWithAll(path, (message) => t.diagnostic(message))
    const zip = await openPromise(path)
    assert.equal(zip.entryCount, 70_000)
    zip.close()
  })
})

test('65,534 entries need no ZIP64, one more does', async () => {
  const count = async (entries: number) =>
    (await zipped(Array.from({ length: entries }, (_, at) => entry(`${at}`)))).includes(Buffer.from('PK\x06\x06'))
  assert.equal(await count(65_534), false)
  assert.equal(await count(65_535), true)
})

test('nothing is written while the sink is not ready, eight entries at most are made ahead, and its failure is the writer’s', async () => {
  let writing = 0
  let writes = 0
  const slow = {
    async write() {
      writing += 1
      assert.equal(writing, 1)
      await new Promise((resolve) => setTimeout(resolve, 1))
      writing -= 1
      writes += 1
      if (writes === 5) throw new Error('disk full')
    },
  }
  let taken = 0
  function* entries() {
    for (; ; taken += 1) yield entry(`${taken}`, 'x')
  }
  await assert.rejects(writeZip(slow, entries()), /disk full/)
  assert.ok(taken >= 40 && taken < 48, `${taken} entries were taken`)
})

test('other work gets a turn at least every 8 entries', async () => {
  let made = 0
  let before = 0
  let most = 0
  let running = true
  const turn = () => {
    most = Math.max(most, made - before)
    before = made
    if (running) setImmediate(turn)
  }
  setImmediate(turn)
  function* entries() {
    for (; made < 200; made += 1) yield entry(`${made}`, 'x')
  }
  await writeZip({ async write() {} }, entries())
  running = false
  assert.ok(most <= 9, `${most} entries in one turn`)
})

test('names that unpack badly, twice the same name and wrong lengths are refused', async () => {
  const bad = [
    '',
    '/a',
    'a/b',
    '..',
    '.',
    '../a',
    'a\\b',
    'C:a',
    'con',
    'NUL.txt',
    'com1.pdf',
    'a.',
    'a ',
    'a\0b',
    '\ud800',
    'x'.repeat(121),
  ]
  for (const name of bad) await assert.rejects(zipped([entry(name, 'x')]), /unsafe ZIP entry name/, name)
  await assert.rejects(zipped([entry('A.txt'), entry('a.TXT')]), /two ZIP entries/)
  await assert.rejects(zipped([{ ...entry('a', 'abc'), length: 4 }]), /3 bytes, not 4/)
  await zipped([entry('x'.repeat(120)), entry('console.txt'), entry('con-1.pdf')])
})

const big = process.env['LAUREL_BIG_TESTS'] === '1' ? false : 'needs 9 GB of disk: set LAUREL_BIG_TESTS=1'

test('more than 4 GiB, in one entry and in all, is found by every program', { skip: big }, async (t) => {
  await inFolder(async (folder) => {
    const path = join(folder, 'big.zip')
    const block = Buffer.alloc(64 * 1024 * 1024, 'laurel')
    const blocks = (count: number) => {
      let checksum = 0
      for (let at = 0; at < count; at += 1) checksum = crc32(block, checksum)
      return { parts: Array.from({ length: count }, () => block), crc32: checksum, length: count * block.length }
    }
    const sink = await fileSink(path)
    const { bytes } = await writeZip(sink, [
      { name: 'small-first', ...blocks(1) },
      { name: 'large', ...blocks(65) },
      { name: 'behind-4-gib', ...blocks(1) },
      entry('last.txt', 'the end'),
    ])
    await sink.close()
    assert.equal((await stat(path)).size, bytes)
    await checkWithAll(path, (message) => t.diagnostic(message))
    await checkWithYauzl(path)
  })
})

test('a file sink writes everything, from the start of the file', async () => {
  await inFolder(async (folder) => {
    const path = join(folder, 'a.bin')
    await writeFile(path, 'x'.repeat(1000))
    const sink = await fileSink(path)
    await sink.write(Array.from({ length: 3000 }, (_, at) => Buffer.from(`${at},`)))
    await sink.write([])
    await sink.close()
    assert.equal(await readFile(path, 'utf8'), Array.from({ length: 3000 }, (_, at) => `${at},`).join(''))
  })
})
