import assert from 'node:assert/strict'
import type { World } from '../../../../test/support/harness.ts'
import { jobContext } from '../../../platform/context/context.ts'
import type { JsonObject } from '../../../platform/credentials/canonize.ts'
import { placeInList } from '../../../platform/credentials/place-in-list.ts'
import { isGenuine } from '../../certificates/credential/check-credential.fixture.ts'
import type { AwardRow } from '../records/award-queries.ts'
import { awardCredential, type SignedAward } from './award-credential.ts'

type StoredAward = SignedAward & AwardRow

/** The awards of a world with their credentials, oldest first. */
export async function awardCredentials(world: World): Promise<{ row: StoredAward; credential: JsonObject | null }[]> {
  const rows = await world.query<StoredAward>(
    `select w.*, v.name as badge_name, v.description as badge_description from badge_award w
     join badge_template_version v on v.template_id = w.template_id and v.version = w.template_version order by w.id`,
  )
  const ctx = jobContext(world.services, 1, 'test')
  return Promise.all(rows.map(async (row) => ({ row, credential: await awardCredential(ctx, row) })))
}

/** Asserts that each award has a genuine credential. @returns the credentials */
export async function genuineAwards(world: World): Promise<JsonObject[]> {
  return (await awardCredentials(world)).map(({ row, credential }) => {
    assert.ok(credential && isGenuine(credential), `award ${row.id}`)
    return credential
  })
}

/** The ids of the awards that status lists mark, as a verifier reads them. */
export async function markedAwards(world: World): Promise<number[]> {
  const lists = await world.query<{ list: number; bits: Buffer }>(
    `select list, bits from status_list where org_id = 1 and series = 'b'`,
  )
  const awards = await world.query<{ id: number }>('select id from badge_award order by id')
  return awards
    .map(({ id }) => id)
    .filter((id) => {
      const { list, index } = placeInList(world.services.secret, 1, 'b', id)
      const bits = lists.find((each) => each.list === list)?.bits
      return bits !== undefined && (bits[index >> 3]! & (0x80 >> (index & 7))) !== 0
    })
}

/** Makes all awards as they were before there were credentials. */
export async function forgetAwardSignatures(world: World): Promise<void> {
  await world.pool.query(`begin;
    update badge_award set issuer_name = null, signing_key_id = null, signature = null, signed_at = null, credential_version = null;
    delete from status_list where series = 'b'; commit`)
}
