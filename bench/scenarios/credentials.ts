import { generateKeyPairSync, hash, randomBytes, randomInt, sign } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { achievementCredential } from '../../src/platform/credentials/achievement-credential.ts'
import { hashData, proofOptions, withProof } from '../../src/platform/credentials/data-integrity.ts'
import { logEntry } from '../../src/platform/credentials/log-entry.ts'
import { appendLeaf, leafHash } from '../../src/platform/credentials/merkle-tree.ts'
import { LIST_ENTRIES } from '../../src/platform/credentials/place-in-list.ts'
import { ACHIEVEMENT_CREDENTIAL, STATUS_LIST } from '../../src/platform/credentials/shapes.ts'
import { setBit, statusListDate, statusListDocument } from '../../src/platform/credentials/status-list-document.ts'
import { issuer, someFacts } from '../../test/support/credential-facts.ts'
import { belowBar, type Result } from '../compare.ts'
import { sendCount } from '../load.ts'
import { processorTime } from '../processor.ts'
import { openStage, type Stage } from '../stage.ts'
import { signedFiles } from './signed-files.ts'
import { addAttendees } from './tenants.ts'

const REVOKED = 10_000
const CONNECTIONS = 16
const ROUND = 2_000
const ISSUE_ROUNDS = 5

/** Making and signing credentials, lists and entries of the log, and what they add to issuing. */
export async function credentialScenarios(): Promise<Result[]> {
  const signed = await openStage()
  // No did:web can name an IPv6 address, so that nothing is signed there.
  const unsigned = await openStage({ SITE_URL: 'http://[::1]' })
  try {
    return [
      ...pureFigures(),
      ...(await signedFiles()),
      await addedToAnIssue(signed, unsigned),
      await verifyPageSize(signed),
    ]
  } finally {
    await Promise.all([signed.close(), unsigned.close()])
  }
}

function pureFigures(): Result[] {
  const { privateKey } = generateKeyPairSync('ed25519')
  const facts = someFacts('Data Days 2026')
  const now = new Date()
  const credential = fastest(200, () => {
    const document = achievementCredential(facts, issuer)
    sign(null, hashData(document, ACHIEVEMENT_CREDENTIAL, proofOptions(issuer, now)), privateKey)
  })
  const signature = randomBytes(64)
  const stored = fastest(200, () =>
    JSON.stringify(withProof(achievementCredential(facts, issuer), proofOptions(issuer, now), signature)),
  )
  const bits = Buffer.alloc(LIST_ENTRIES / 8)
  for (let n = 0; n < REVOKED; n++) setBit(bits, randomInt(LIST_ENTRIES))
  const list = fastest(10, () => {
    const options = proofOptions(issuer, statusListDate(now, now))
    const document = statusListDocument(issuer, '', 0, bits, now, now)
    const proof = sign(null, hashData(document, STATUS_LIST, options), privateKey)
    JSON.stringify(withProof(document, options, proof))
  })
  const edge: Buffer[] = []
  const documentHash = hash('sha256', 'a document', 'buffer')
  let size = 0
  const append = fastest(1_000, () => appendLeaf(edge, size++, leafHash(logEntry('issued', documentHash, now))))
  return [
    belowBar('make and sign the credential of a certificate', 'ms', credential, 0.25),
    belowBar('make a credential from its stored signature', 'ms', stored, 0.05),
    belowBar(`make and sign a status list with ${REVOKED} revoked`, 'ms', list, 1),
    belowBar('append an entry to the tree of the log', 'ms', append, 0.01),
  ]
}

/** Milliseconds a run, of the fastest of many rounds: others use the machine too. */
function fastest(runs: number, work: () => void): number {
  const rounds = Array.from({ length: 40 }, () => {
    const start = performance.now()
    for (let run = 0; run < runs; run++) work()
    return (performance.now() - start) / runs
  })
  return Math.min(...rounds)
}

async function addedToAnIssue(signed: Stage, unsigned: Stage): Promise<Result> {
  const ways = [await issuer16(signed), await issuer16(unsigned)]
  const rounds: number[][] = [[], []]
  for (let round = 0; round < ISSUE_ROUNDS; round++)
    for (const [way, issue] of ways.entries()) rounds[way]!.push(await issue())
  const [ours, floor] = rounds.map((each) => Math.min(...each)) as [number, number]
  const added = belowBar(
    `processor time that a credential adds to an issue at ${CONNECTIONS} connections`,
    'ms',
    ours - floor,
    0.2,
  )
  return { ...added, ours, floor, ratio: ours / floor }
}

/** Returns a function that issues many certificates, one a request, and returns the processor time of each. */
async function issuer16(stage: Stage): Promise<() => Promise<number>> {
  const event = await stage.request('POST', '/admin/events', { name: 'Bench', template_image_url: 'placeholder' })
  await addAttendees(stage.client, event.id, (ISSUE_ROUNDS + 1) * (ROUND + CONNECTIONS))
  const { rows } = await stage.client.query<{ id: number }>('select id::int from attendee where event_id = $1', [
    event.id,
  ])
  const path = `${new URL(stage.api).pathname}/admin/events/${event.id}/certificates`
  const headers = { authorization: `Bearer ${stage.key}` }
  const each = () => ({ path, headers, body: `{"attendee_ids":[${rows.pop()!.id}]}` })
  const issue = async () => {
    const begun = processorTime(...stage.pids)
    const { count } = await sendCount({ method: 'POST', url: stage.api, each, connections: CONNECTIONS }, ROUND)
    return (processorTime(...stage.pids) - begun) / count
  }
  await issue()
  return issue
}

async function verifyPageSize({ site }: Stage): Promise<Result> {
  const page = await fetch(`${site}/verify/offline.html`)
  if (!page.ok) throw new Error(`The page for offline checks answered ${page.status}.`)
  const size = gzipSync(await page.bytes(), { level: 9 }).length / 1024
  return belowBar('the page that checks files offline', 'KB gzip', size, 20)
}
