import type { ServerResponse } from 'node:http'
import { AppError } from '../../../lib/errors.ts'

/** A signal that is aborted when the connection closes before the answer is complete: nobody wants the result then. */
export function whileWanted({ raw }: { raw: ServerResponse }): AbortSignal {
  const leaving = new AbortController()
  const leave = () =>
    leaving.abort(new AppError('unavailable', 'The connection was closed before the answer was ready.'))
  if (raw.destroyed && !raw.writableFinished) leave()
  raw.once('close', () => {
    if (!raw.writableFinished) leave()
  })
  return leaving.signal
}
