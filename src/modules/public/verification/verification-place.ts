import type { Place } from '../frame/page-frame.ts'

/** The pages where certificates are checked. */
export const VERIFICATION: Place = {
  brand: 'Certificate check',
  home: '/verify',
  skip: 'Skip to the result',
  failure: { note: 'This says nothing about any certificate.', onward: 'Check a certificate' },
}
