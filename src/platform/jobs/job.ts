import type { ValidateFunction } from 'ajv'
import type { Static, TSchema } from 'typebox'
import type { Services } from '../context/context.ts'

/** A kind of job as the queue knows it: enough to queue one. */
export type JobKind<Payload extends TSchema = TSchema> = { readonly name: string; readonly payload: Payload }

/**
 * A job and its work. It may run more than once, so it must continue, or do nothing if its work is done. `giveUp`
 * aborts if the process is stopping and the job still runs; a job that then throws is run by another process. A job
 * that throws an AppError unavailable is retried every few seconds without limit. A long job works for seconds or waits
 * for an external host: it runs in slots of its own, so that short jobs never wait for it.
 */
export type Job = {
  readonly kind: JobKind
  /** The schedule of a recurring job, as a cron expression in UTC. */
  readonly cron?: string
  readonly isLong?: boolean
  /** Whether it also runs once at the first start after a restore; its payload is then empty. */
  readonly afterRestore?: boolean
  readonly run: (services: Services, payload: unknown, giveUp?: AbortSignal) => Promise<void>
}

/** The payload is validated before the work starts, since another version of the program may have queued it. */
export function job<Payload extends TSchema>(
  kind: JobKind<Payload>,
  work: (services: Services, payload: Static<Payload>, giveUp?: AbortSignal) => Promise<void>,
  more: { cron?: string; isLong?: boolean; afterRestore?: boolean } = {},
): Job {
  let check: ValidateFunction | null = null
  return {
    kind,
    ...more,
    run: async (services, payload, giveUp) => {
      check ??= await compileCheck(kind.payload)
      if (check(payload)) return work(services, payload as Static<Payload>, giveUp)
      const [problem] = check.errors ?? []
      throw new Error(`The payload of a job ${kind.name} is invalid: ${problem?.instancePath} ${problem?.message}.`)
    },
  }
}

/**
 * Uses the library that validates requests, which most processes have loaded; it is not needed before the first job.
 * Validating the schema itself would block the process for a tenth of a second.
 */
async function compileCheck(schema: TSchema): Promise<ValidateFunction> {
  const { Ajv } = await import('ajv')
  return new Ajv({ strictTypes: false, meta: false, validateSchema: false }).compile(schema)
}
