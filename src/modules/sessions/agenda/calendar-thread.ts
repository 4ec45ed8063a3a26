import { yieldToRequests } from '../../../lib/threads/thread-pool.ts'
import { type Calendar, writeCalendar } from './write-calendar.ts'

yieldToRequests()

export default function writeInThread(calendar: Calendar): Promise<string> {
  return writeCalendar(calendar)
}
