import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { CreatedAt, Id, nullable, TimeOrNull, Title } from '../../../platform/http/validation/schema.ts'

const Bytes = (maxLength: number, description: string) => Type.String({ minLength: 1, maxLength, description })
const CREDENTIAL = 1_400

export const Passkey = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'Name given by its owner', examples: ['Telephone'] }),
    backed_up: Type.Boolean({ description: 'Whether it is synced to other devices of the owner' }),
    created_at: CreatedAt,
    last_used_at: TimeOrNull('When it was last used', 'never'),
  },
  { title: 'Passkey' },
)
export type Passkey = Static<typeof Passkey>

const base = {
  id: Bytes(CREDENTIAL, 'Credential id, base64url'),
  rawId: Bytes(CREDENTIAL, 'Same as id'),
  type: Type.String({ maxLength: 20, description: 'Always `public-key`' }),
  authenticatorAttachment: Type.Optional(
    nullable(Type.String({ maxLength: 20, description: 'Whether it is part of the device; ignored' })),
  ),
  clientExtensionResults: Type.Optional(
    Type.Record(Type.String({ maxLength: 50 }), Type.Any(), {
      maxProperties: 50,
      description: 'Results of extensions; ignored',
    }),
  ),
}

/** Result of `navigator.credentials.create` as JSON (WebAuthn level 3, RegistrationResponseJSON). */
const Created = Type.Object(
  {
    ...base,
    response: Type.Object(
      {
        clientDataJSON: Bytes(4_000, 'Client data that was signed, base64url'),
        attestationObject: Bytes(20_000, 'The new key, base64url'),
        transports: Type.Optional(
          Type.Array(Type.String({ maxLength: 20, description: 'Such as `internal` or `usb`' }), {
            maxItems: 10,
            description: 'Ways to reach the authenticator',
          }),
        ),
      },
      { description: 'Response of the authenticator' },
    ),
  },
  { description: 'Result of `navigator.credentials.create`, from its `toJSON()`' },
)

/** Result of `navigator.credentials.get` (AuthenticationResponseJSON). */
export const PasskeyAnswer = Type.Object(
  {
    ...base,
    response: Type.Object(
      {
        clientDataJSON: Bytes(4_000, 'Client data that was signed, base64url'),
        authenticatorData: Bytes(4_000, 'Authenticator data, base64url'),
        signature: Bytes(8_000, 'The signature, base64url'),
        userHandle: Type.Optional(Type.String({ maxLength: 100, description: 'User handle, base64url' })),
      },
      { description: 'Response of the authenticator' },
    ),
  },
  { title: 'PasskeyAnswer', description: 'Result of `navigator.credentials.get`, from its `toJSON()`' },
)
export type PasskeyAnswer = Static<typeof PasskeyAnswer>

export const NewPasskeyBody = Type.Object(
  { name: Title(100, 'Name of the passkey, such as the device'), credential: Created },
  { title: 'NewPasskey' },
)
export type NewPasskey = Static<typeof NewPasskeyBody>

/** Options that browsers accept unchanged. */
export const PasskeyOptions = Type.Unsafe<object>({
  type: 'object',
  title: 'PasskeyOptions',
  description: 'For `PublicKeyCredential.parseCreationOptionsFromJSON` or `parseRequestOptionsFromJSON`',
  additionalProperties: true,
})
