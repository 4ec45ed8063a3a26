import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { CreatedAt, Id, nullable, TimeOrNull, Title } from '../../../platform/http/validation/schema.ts'

const Bytes = (maxLength: number, description: string) => Type.String({ minLength: 1, maxLength, description })
const CREDENTIAL = 1_400

export const Passkey = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'What its owner calls it', examples: ['Telephone'] }),
    backed_up: Type.Boolean({ description: 'Whether other devices of the owner have it too' }),
    created_at: CreatedAt,
    last_used_at: TimeOrNull('When it was last used', 'never'),
  },
  { title: 'Passkey' },
)
export type Passkey = Static<typeof Passkey>

const base = {
  id: Bytes(CREDENTIAL, 'The credential, base64url'),
  rawId: Bytes(CREDENTIAL, 'The same again'),
  type: Type.String({ maxLength: 20, description: 'Always `public-key`' }),
  authenticatorAttachment: Type.Optional(
    nullable(Type.String({ maxLength: 20, description: 'Whether it is part of the device; not used' })),
  ),
  clientExtensionResults: Type.Optional(
    Type.Record(Type.String({ maxLength: 50 }), Type.Any(), {
      maxProperties: 50,
      description: 'Of extensions; none is used',
    }),
  ),
}

/** What `navigator.credentials.create` gives, as JSON (WebAuthn level 3, RegistrationResponseJSON). */
const Created = Type.Object(
  {
    ...base,
    response: Type.Object(
      {
        clientDataJSON: Bytes(4_000, 'What the browser signed for, base64url'),
        attestationObject: Bytes(20_000, 'The new key, base64url'),
        transports: Type.Optional(
          Type.Array(Type.String({ maxLength: 20, description: 'Such as `internal` or `usb`' }), {
            maxItems: 10,
            description: 'By which ways the authenticator can be reached',
          }),
        ),
      },
      { description: 'The answer of the authenticator' },
    ),
  },
  { description: 'What `navigator.credentials.create` gave, as its `toJSON()` writes it' },
)

/** What `navigator.credentials.get` gives (AuthenticationResponseJSON). */
export const PasskeyAnswer = Type.Object(
  {
    ...base,
    response: Type.Object(
      {
        clientDataJSON: Bytes(4_000, 'What the browser signed for, base64url'),
        authenticatorData: Bytes(4_000, 'What the authenticator says of itself, base64url'),
        signature: Bytes(8_000, 'The signature, base64url'),
        userHandle: Type.Optional(Type.String({ maxLength: 100, description: 'Whose it is, base64url' })),
      },
      { description: 'The answer of the authenticator' },
    ),
  },
  { title: 'PasskeyAnswer', description: 'What `navigator.credentials.get` gave, as its `toJSON()` writes it' },
)
export type PasskeyAnswer = Static<typeof PasskeyAnswer>

export const NewPasskeyBody = Type.Object(
  { name: Title(100, 'What to call it, such as the device'), credential: Created },
  { title: 'NewPasskey' },
)
export type NewPasskey = Static<typeof NewPasskeyBody>

/** What browsers take as they are. */
export const PasskeyOptions = Type.Unsafe<object>({
  type: 'object',
  title: 'PasskeyOptions',
  description: 'For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`',
  additionalProperties: true,
})
