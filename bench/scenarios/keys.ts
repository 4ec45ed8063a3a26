import { Agent, request } from 'undici'
import type { Result } from '../compare.ts'
import { median } from '../load.ts'
import { openStage, type Stage } from '../stage.ts'

const ROUNDS = 4_000
const MAX = 1.05

/** Whether the time of a refusal tells one kind of wrong key from another: five kinds in turn, and five times one kind. */
export async function keyScenarios(): Promise<Result[]> {
  const stage = await openStage()
  const agent = new Agent({ connections: 1 })
  try {
    const kinds = await wrongKeys(stage)
    const same = kinds.map(() => unknownKey)
    await spread(stage, agent, kinds, ROUNDS / 4)
    const [ours, floor] = [await spread(stage, agent, kinds, ROUNDS), await spread(stage, agent, same, ROUNDS)]
    return [
      {
        name: 'refusing five kinds of wrong key: slowest median beside fastest',
        unit: 'times',
        ours,
        floor,
        ratio: ours / floor,
        bar: `at most ${MAX} times`,
        held: ours <= MAX,
      },
    ]
  } finally {
    await agent.close()
    await stage.close()
  }
}

type MakeKey = (n: number) => string

const unknownKey: MakeKey = (n) => `lrl_live_${String(n).padStart(43, 'x')}`

/** Unknown, right in its first half, wrong in its last character, switched off, expired. */
async function wrongKeys({ request: ask, client, key }: Stage): Promise<MakeKey[]> {
  const make = async (name: string) => (await ask('POST', '/admin/api-keys', { name, scopes: ['events:read'] })) as any
  const [off, expired] = [await make('off'), await make('expired')]
  await ask('PATCH', `/admin/api-keys/${off.id}`, { active: false })
  await client.query(`update api_key set expires_at = '2020-01-01' where id = $1`, [expired.id])
  const half = key.slice(0, 30)
  return [
    unknownKey,
    (n) => half + String(n).padStart(key.length - half.length, 'x'),
    () => `${key.slice(0, -1)}x`,
    () => off.key,
    () => expired.key,
  ]
}

/** How many times the fastest kind's median the slowest one's is; the kinds take turns, in an order that goes round. */
async function spread({ api }: Stage, dispatcher: Agent, kinds: MakeKey[], rounds: number): Promise<number> {
  const times = kinds.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    for (let turn = 0; turn < kinds.length; turn++) {
      const kind = (round + turn) % kinds.length
      const authorization = `Bearer ${kinds[kind]!(round)}`
      const start = performance.now()
      const { statusCode, body } = await request(`${api}/admin/events`, { dispatcher, headers: { authorization } })
      await body.dump()
      times[kind]!.push(performance.now() - start)
      if (statusCode !== 401) throw new Error(`A wrong key was answered with ${statusCode}.`)
    }
  }
  const medians = times.map(median)
  return Math.max(...medians) / Math.min(...medians)
}
