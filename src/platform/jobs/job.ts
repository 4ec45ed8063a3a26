import type { ValidateFunction } from 'ajv'
import type { Static, TSchema } from 'typebox'
import type { Services } from '../context/context.ts'

/** A kind of job as the queue knows it. Who queues one needs no more than this. */
export type JobKind<Payload extends TSchema = TSchema> = { readonly name: string; readonly payload: Payload }

/**
 * A job and what it does. It may run more than once, so it must carry on or do nothing when its work is done. `giveUp` is
 * aborted when the process has been told to stop and the job still runs; one that then throws is run by another process.
 * One that throws an AppError unavailable is tried again every few seconds, however long that takes. A long one works for
 * seconds or waits for a host outside: it runs in slots of its own, so that short jobs never wait for it.
 */
export type Job = {
  readonly kind: JobKind
  /** When it recurs: cron's notation, in UTC. */
  readonly cron?: string
  readonly isLong?: boolean
  readonly run: (services: Services, payload: unknown, giveUp?: AbortSignal) => Promise<void>
}

/** The payload is judged before the work begins: it may have been queued by another version of the program. */
export function job<Payload extends TSchema>(
  kind: JobKind<Payload>,
  work: (services: Services, payload: Static<Payload>, giveUp?: AbortSignal) => Promise<void>,
  more: { cron?: string; isLong?: boolean } = {},
): Job {
  let check: ValidateFunction | null = null
  return {
    kind,
    ...more,
    run: async (services, payload, giveUp) => {
      check ??= await compileCheck(kind.payload)
      if (check(payload)) return work(services, payload as Static<Payload>, giveUp)
      const [problem] = check.errors ?? []
      throw new Error(
        `The payload of a job ${kind.name} is not as it should be: ${problem?.instancePath} ${problem?.message}.`,
      )
    },
  }
}

/** By the library that judges requests, which most processes have loaded; nobody needs it before the first job. */
async function compileCheck(schema: TSchema): Promise<ValidateFunction> {
  const { Ajv } = await import('ajv')
  return new Ajv({ strictTypes: false }).compile(schema)
}
