import type { Shown } from '../every-page.ts'

const PAGE = '/settings/signing-keys'

/** The dialog that replaces a key, and the details of one. */
export const signingKeyViews: Shown[] = [
  { path: PAGE, opens: 'Replace key' },
  { path: PAGE, opens: 'Issuance log' },
]
