import type { Reason } from '../../decide/decide-scan.ts'
import type { BadgeLayout } from '../../keep/door-database.ts'

/** The word of a verdict, and what the person at the door does next. */
type Words = { word: string; note: string }

export type DoorTexts = {
  title: string
  reasons: Record<Reason, Words>
  unstored: Words
  since: (time: string, device: string | null) => string
  thisDevice: string
  scanOrType: string
  box: string
  boxAbout: string
  camera: string
  stopCamera: string
  cameraChoice: string
  torch: string
  cameraDenied: string
  cameraMissing: string
  cameraFailed: string
  needsHttps: string
  needsHttpsWays: string
  noMatch: string
  found: (count: number) => string
  isInside: string
  isCancelled: string
  isWaiting: string
  directions: Record<'in' | 'out', string>
  direction: string
  addGuest: string
  firstName: string
  lastName: string
  email: string
  addAndLetIn: string
  fillIn: (fields: string[]) => string
  wrongEmail: string
  undo: string
  printBadge: string
  badge: string
  badgeOff: string
  badgeLayouts: Record<BadgeLayout, string>
  badgeStates: Record<'printing' | 'offline' | 'failed' | 'no_viewer', string>
  startKiosk: string
  pinAbout: string
  pin: string
  wrongPin: string
  leaveKiosk: string
  holdToLeave: string
  kioskBox: string
  scanYours: string
  undone: string
  letInAnyway: string
  door: string
  eventDoor: string
  guests: (inside: number, guests: number) => string
  places: (inside: number, capacity: number) => string
  awaited: (count: number) => string
  almostFull: (inside: number, capacity: number) => string
  full: (inside: number, capacity: number) => string
  online: string
  offline: string
  offlineAbout: (time: string) => string
  queued: (count: number, time: string) => string
  refused: (count: number) => string
  refusedBy: (detail: string) => string
  storageFull: string
  disputes: (count: number) => string
  dispute: (name: string, time: string, device: string | null) => string
  disputeOther: (name: string, word: string) => string
  dismiss: string
  clock: (minutes: number, isBehind: boolean) => string
  more: string
  sound: string
  otherEvent: string
  signOut: string
  signOutWith: (count: number) => string
  signOutAnyway: string
  cancel: string
  newVersion: string
  update: string
  loading: string
  noListYet: string
  noDoors: string
  signIn: string
  signInTo: string
  signInAbout: string
  signInQueued: (count: number) => string
  notAllowed: string
  roleQueued: (count: number) => string
  ended: Record<'link' | 'member' | 'role' | 'signed_out', string>
  endedTitle: string
  wiped: string
  lost: (count: number) => string
  endedLink: string
  unreachable: string
  busy: (count: number) => string
  tryAgain: string
  choose: string
  noEvents: string
  noDate: string
  unnamed: string
}
