import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { NEEDS } from '../../../platform/http/validation/for-generators.ts'
import { nullable, oneOf } from '../../../platform/http/validation/schema.ts'
import { PasskeyAnswer } from '../passkeys/passkey-schema.ts'

const Code = Type.String({
  minLength: 1,
  maxLength: 40,
  description: 'What the app shows now',
  examples: ['287082'],
})

const RecoveryCodes = Type.Array(Type.String({ description: 'One of them, of use once', examples: ['7QK2M-X0B4T'] }), {
  description: 'Ten codes for when the device is lost, told this once',
})
export const FirstRecoveryCodes = nullable(RecoveryCodes)

export const CodeApp = Type.Object(
  {
    secret: Type.String({ description: 'For those who type it into their app: base32' }),
    uri: Type.String({ description: 'For a QR code: an otpauth address' }),
  },
  { title: 'CodeApp' },
)

export const ConfirmCodeAppBody = Type.Object({ code: Code }, { title: 'ConfirmCodeApp' })

export const ConfirmedCodeApp = Type.Object(
  { recovery_codes: FirstRecoveryCodes },
  { title: 'ConfirmedCodeApp', description: 'Whoever has recovery codes already keeps them: null' },
)

export const NewRecoveryCodes = Type.Object({ recovery_codes: RecoveryCodes }, { title: 'RecoveryCodes' })

export const SecondFactorBody = Type.Object(
  {
    ticket: Type.String({ minLength: 1, maxLength: 100, description: 'From the answer that asked for it' }),
    code: Type.String({ minLength: 1, maxLength: 40, description: 'What the app shows now, or a recovery code' }),
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
  { title: 'ConfirmPresence', description: 'One of them', [NEEDS]: [['password'], ['code'], ['passkey']] },
)

export const SignInPolicy = Type.Object(
  {
    second_factor: oneOf(['optional', 'owners_and_admins'], {
      description: 'Who has to have a second factor',
    }),
  },
  { title: 'SignInPolicy' },
)
export type SignInPolicy = Static<typeof SignInPolicy>

export const OwnFactors = Type.Object(
  {
    totp: Type.Boolean({ description: 'Whether you have an app that makes codes' }),
    passkeys: Type.Integer({ description: 'How many passkeys you have' }),
    recovery_codes: Type.Integer({ description: 'How many of your recovery codes were not used' }),
    password: Type.Boolean({ description: 'Whether you have a password' }),
  },
  { title: 'OwnFactors' },
)
