import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { NEEDS } from '../../../platform/http/validation/for-generators.ts'
import { nullable, oneOf } from '../../../platform/http/validation/schema.ts'
import { PasskeyAnswer } from './passkey-schema.ts'

const Code = Type.String({
  minLength: 1,
  maxLength: 40,
  description: 'Current code of the app',
  examples: ['287082'],
})

const RecoveryCodes = Type.Array(Type.String({ description: 'A single-use code', examples: ['7QK2M-X0B4T'] }), {
  description: 'Ten codes for when the device is lost, shown only once',
})
export const FirstRecoveryCodes = nullable(RecoveryCodes)

export const CodeApp = Type.Object(
  {
    secret: Type.String({ description: 'For typing into the app: base32' }),
    uri: Type.String({ description: 'For a QR code: an otpauth address' }),
  },
  { title: 'CodeApp' },
)

export const ConfirmCodeAppBody = Type.Object({ code: Code }, { title: 'ConfirmCodeApp' })

export const ConfirmedCodeApp = Type.Object(
  { recovery_codes: FirstRecoveryCodes },
  { title: 'ConfirmedCodeApp', description: 'null: existing recovery codes stay valid' },
)

export const NewRecoveryCodes = Type.Object({ recovery_codes: RecoveryCodes }, { title: 'RecoveryCodes' })

export const SecondFactorBody = Type.Object(
  {
    ticket: Type.String({ minLength: 1, maxLength: 100, description: 'From the response that asked for it' }),
    code: Type.String({ minLength: 1, maxLength: 40, description: 'Current code of the app, or a recovery code' }),
  },
  { title: 'GiveSecondFactor' },
)

export const ConfirmBody = Type.Object(
  {
    password: Type.Optional(Type.String({ minLength: 1, maxLength: 200, description: 'Your password' })),
    code: Type.Optional(
      Type.String({ minLength: 1, maxLength: 40, description: 'A code of your app, or a recovery code' }),
    ),
    passkey: Type.Optional(PasskeyAnswer),
  },
  { title: 'ConfirmPresence', description: 'Exactly one of them', [NEEDS]: [['password'], ['code'], ['passkey']] },
)

export const SignInPolicy = Type.Object(
  {
    second_factor: oneOf(['optional', 'owners_and_admins'], {
      description: 'Roles that must have a second factor',
    }),
  },
  { title: 'SignInPolicy' },
)
export type SignInPolicy = Static<typeof SignInPolicy>

export const OwnFactors = Type.Object(
  {
    totp: Type.Boolean({ description: 'Whether you have an authenticator app' }),
    passkeys: Type.Integer({ description: 'Number of passkeys' }),
    recovery_codes: Type.Integer({ description: 'Number of unused recovery codes' }),
    password: Type.Boolean({ description: 'Whether you have a password' }),
  },
  { title: 'OwnFactors' },
)
