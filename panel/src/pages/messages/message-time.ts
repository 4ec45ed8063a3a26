import type { Message } from '@laurel/client'
import { instantOf } from '../../messages/wall-time.ts'

/** Returns when a message leaves or left. */
export function timeOf({ started_at, send_at, send_at_local, time_zone, created_at }: Message): string {
  if (started_at !== null) return started_at
  if (send_at_local !== null) return instantOf(send_at_local, time_zone)
  return send_at ?? created_at
}
