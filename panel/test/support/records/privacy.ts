import { anAttendee, anEvent } from '../../../../test/support/factories.ts'
import type { World } from '../../../../test/support/harness.ts'
import { anErasureRequest } from '../../../../test/support/walk-erasure-requests.ts'
import type { Shown } from '../every-page.ts'
import type { There } from '../refuse-form.ts'

/** Somebody with a registration who asks to be erased. */
export async function createErasureRequest(world: World): Promise<void> {
  const event = await anEvent(world)
  await anAttendee(world, event.id, { email: 'leaving@example.org' })
  await anErasureRequest(world)
}

const PAGE = '/settings/privacy'

/** Views and dialogs of privacy. */
export const privacyViews: Shown[] = [
  { path: `${PAGE}?email=leaving@example.org`, opens: 'Erase person' },
  { path: `${PAGE}?view=requests` },
  { path: `${PAGE}?view=retention`, opens: 'Run now' },
]

export const privacyForms: There[] = [
  { file: 'pages/privacy/person-data.tsx', path: PAGE, field: 'email' },
  {
    file: 'pages/privacy/decline-request.tsx',
    path: `${PAGE}?view=requests`,
    opens: [/^leaving@/, /^(Decline|Reddet)$/],
    field: 'reason',
  },
  { file: 'pages/privacy/retention-form.tsx', path: `${PAGE}?view=retention`, field: 'settings.emails' },
]
