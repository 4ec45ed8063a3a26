import type { ServerResponse } from 'node:http'
import { AppError } from '../../../lib/errors.ts'

/**
 * Returns a signal that aborts when the connection closes before the response is complete, so that its work can stop.
 */
export function whileWanted({ raw }: { raw: ServerResponse }): AbortSignal {
  const leaving = new AbortController()
  const leave = () =>
    leaving.abort(new AppError('unavailable', 'The connection was closed before the response was ready.'))
  if (raw.destroyed && !raw.writableFinished) leave()
  raw.once('close', () => {
    if (!raw.writableFinished) leave()
  })
  return leaving.signal
}
