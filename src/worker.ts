import { bulkBlobs, RUN_BULK_JOB, type RunBulkJob, runBulkJob } from './modules/bulk/index.ts'
import {
  certificateBlobs,
  fetchTemplatePicture,
  SEND_EXPIRY_NOTICES,
  sendExpiryNotices,
} from './modules/certificates/index.ts'
import { FETCH_TEMPLATE_PICTURE, type FetchTemplatePicture } from './modules/events/index.ts'
import { SWEEP_ATTEMPTS, sweepAttempts } from './modules/webhooks/index.ts'
import { REMOVE_BLOB, type RemoveBlob, removeBlob } from './platform/blobs/remove-blob.ts'
import { SWEEP_BLOB, type SweepBlob, sweepBlob } from './platform/blobs/sweep-blob.ts'
import type { Services } from './platform/context.ts'
import { PURGE_EXPIRED, purgeExpired } from './platform/http/purge-expired.ts'
import type { JobHandlers, Schedule } from './platform/jobs/run-jobs.ts'

/** The jobs of every module. */
export function jobHandlers(services: Services): JobHandlers {
  return {
    [RUN_BULK_JOB]: (payload, giveUp) => runBulkJob(services, payload as RunBulkJob, giveUp),
    [FETCH_TEMPLATE_PICTURE]: (payload) => fetchTemplatePicture(services, payload as FetchTemplatePicture),
    // Queued by the database when a bulk job goes with its event.
    [REMOVE_BLOB]: (payload) => removeBlob(services, payload as RemoveBlob),
    [SEND_EXPIRY_NOTICES]: (_, giveUp) => sendExpiryNotices(services, giveUp),
    [SWEEP_BLOB]: (payload) => sweepBlob(services, payload as SweepBlob, [...certificateBlobs, ...bulkBlobs]),
    [SWEEP_ATTEMPTS]: () => sweepAttempts(services),
    [PURGE_EXPIRED]: () => purgeExpired(services),
  }
}

/** What recurs, in UTC. */
export const schedules: Schedule[] = [
  { job: SEND_EXPIRY_NOTICES, cron: '* * * * *' },
  { job: SWEEP_ATTEMPTS, cron: '*/2 * * * *' },
  { job: PURGE_EXPIRED, cron: '17 * * * *' },
]
