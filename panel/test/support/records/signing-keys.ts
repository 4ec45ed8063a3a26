import type { Shown } from '../every-page.ts'

const PAGE = '/settings/signing-keys'

/** The dialog that replaces a key. */
export const signingKeyViews: Shown[] = [{ path: PAGE, opens: 'Replace key' }]
