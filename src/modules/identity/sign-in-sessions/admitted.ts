import type { OpenedSignInSession } from './open-sign-in-session.ts'

/** A kind of second factor. */
export type SecondFactor = 'totp' | 'passkey' | 'recovery_code'

/** The result of proving one factor: a sign-in session, or a request for the second factor. */
export type Admitted = OpenedSignInSession | { asked: { ticket: string; methods: SecondFactor[] } }
