import { setTimeout as wait } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { Services } from '../../../platform/context/context.ts'
import { isDatabaseAway, isLockTimeout } from '../../../platform/db/pg-errors.ts'
import { SEQUENCE_BATCH, sequenceEntries, sequenceTogether } from './sequence-entries.ts'

/** Transactions at a time. */
export const AT_ONCE = 3
/** Organisations that share a transaction, and the entries of each: together as many as a transaction takes. */
const SHARING = 100
const SHARE = SEQUENCE_BATCH / SHARING

export type ServedLogs = {
  /** Enters entries of these organisations, apart from those that are being served. */
  serve: (orgIds: readonly number[]) => void
  /** Waits until nothing runs. */
  ended: () => Promise<void>
}

/**
 * Enters entries of organisations, each of which is served once at a time. They share transactions; one with more than
 * its share goes on alone. If a shared transaction fails, each is entered alone, so that one that fails does not block
 * the others; it stays alone until it succeeds.
 */
export function serveLogs(options: {
  services: Services
  warn: (context: object, message: string) => void
  /** Pause after a failure. */
  pauseMs: number
  signal: AbortSignal
}): ServedLogs {
  const { services, warn, pauseMs, signal } = options
  const limit = pLimit(AT_ONCE)
  const serving = new Set<number>()
  const failed = new Set<number>()
  const running = new Set<Promise<void>>()
  const pauseAfter = async (context: object, message: string) => {
    warn(context, `${message} could not be entered; they are tried again`)
    await wait(pauseMs, undefined, { signal }).catch(() => {})
  }
  const alone = async (orgId: number): Promise<number[]> => {
    try {
      while (!signal.aborted && (await limit(() => sequenceEntries(services, orgId))) === SEQUENCE_BATCH);
      failed.delete(orgId)
    } catch (error) {
      failed.add(orgId)
      await pauseAfter({ err: error, org_id: orgId }, 'entries of an issuance log')
    }
    return []
  }
  const together = async (orgIds: number[]): Promise<number[]> => {
    try {
      const entered = await limit(() => sequenceTogether(services, orgIds, SHARE))
      return orgIds.filter((orgId) => entered.get(orgId) === SHARE)
    } catch (error) {
      if (!isDatabaseAway(error) || isLockTimeout(error)) return orgIds
      await pauseAfter({ err: error }, 'entries of issuance logs')
      return []
    }
  }
  /** @param work returns organisations to go on with alone */
  const run = (orgIds: number[], work: Promise<number[]>): void => {
    for (const orgId of orgIds) serving.add(orgId)
    const ended = work.then((rest) => {
      running.delete(ended)
      for (const orgId of orgIds) serving.delete(orgId)
      if (!signal.aborted) for (const orgId of rest) run([orgId], alone(orgId))
    })
    running.add(ended)
  }
  return {
    serve(orgIds) {
      const idle = orgIds.filter((orgId) => !serving.has(orgId))
      for (const orgId of idle) if (failed.has(orgId)) run([orgId], alone(orgId))
      const others = idle.filter((orgId) => !failed.has(orgId))
      for (const sharing of inGroups(others)) run(sharing, together(sharing))
    },
    async ended() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

function inGroups(orgIds: readonly number[]): number[][] {
  const count = Math.ceil(orgIds.length / SHARING)
  return Array.from({ length: count }, (_, nth) => orgIds.slice(nth * SHARING, (nth + 1) * SHARING))
}
