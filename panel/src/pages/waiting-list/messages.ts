import { counted } from '../../messages/formats.ts'
import { messages } from '../../messages/use-messages.tsx'

export const waitingMessages = messages({
  title: 'Waiting list',
  free: (count: string) => (count === '0' ? 'No place is free.' : `${counted(count, 'place is', 'places are')} free.`),
  freeOf: (type: string, count: string) => `${type}: ${count} free.`,
  type: 'Registration type',
  noLimit: 'This event has no capacity limit.',
  shown: 'Show',
  ended: 'Expired or declined offers',
  position: (nth: string) => `Number ${nth} in line`,
  name: 'Name',
  since: 'Waiting since',
  status: 'Status',
  offered: 'Offered',
  held: 'offers only by hand',
  until: (time: string) => `Until ${time}`,
  endedAt: (time: string) => `Offer ended ${time}`,
  earlier: 'Earlier offers',
  lapsed: (count: string) => `${count} expired`,
  declined: (count: string) => `${count} declined`,
  action: 'Action',
  nobody: 'Nobody is waiting.',
  nobodyHow: 'When all places are taken, people who register join this list and are offered places as they open up.',
  noCapacity: 'The event has no capacity limit. Set one, and people who come later join this list.',
  toRegistration: 'Open registration settings',
})
