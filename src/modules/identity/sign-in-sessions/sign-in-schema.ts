import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { Id, IdOf, nullable, oneOf, TimeOf, Title } from '../../../platform/http/validation/schema.ts'
import { ROLES } from '../roles.ts'

export const Email = Type.String({ format: 'email', maxLength: 254, description: 'Email address' })
const GivenPassword = Type.String({ minLength: 1, maxLength: 200, description: "The account's password" })
export const NewPassword = Type.String({
  maxLength: 200,
  description: 'At least 10 characters, and not a commonly guessed one; there are no other rules',
  examples: ['three words unrelated'],
})
export const LinkToken = Type.String({ maxLength: 100, description: 'The part after # of the link' })

const Organisation = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'Name of the organisation' }),
    time_zone: Type.String({ description: 'IANA time zone' }),
    language: Type.String({ description: 'BCP 47' }),
    plan: Type.String({ description: 'starter, growth or enterprise' }),
  },
  { description: 'The current organisation' },
)

const SignedInPerson = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'Full name' }),
    email: Type.String({ description: 'Email address' }),
    language: nullable(Type.String({ description: "Language of the panel; null: the browser's language" })),
    colours: oneOf(['auto', 'light', 'dark'], { description: 'Colour scheme of the panel' }),
    second_factor: Type.Boolean({ description: 'Whether they have a passkey or an authenticator app' }),
  },
  { description: 'The signed-in person' },
)

/** Only `signed_in` is always present. */
export const WhoIsSignedIn = Type.Object(
  {
    signed_in: Type.Boolean({ description: 'false: nobody is signed in, and the other fields are missing' }),
    person: Type.Optional(SignedInPerson),
    organisation: Type.Optional(Organisation),
    organisations: Type.Optional(
      Type.Array(Type.Object({ id: Id, name: Type.String({ description: 'Name of the organisation' }) }), {
        description: 'All organisations they belong to',
      }),
    ),
    role: Type.Optional(oneOf(ROLES, { description: 'Role in the organisation' })),
    scopes: Type.Optional(Type.Array(Type.String(), { description: 'Scopes, as for API keys; `*` is everything' })),
    event_ids: Type.Optional(
      nullable(Type.Array(Type.Integer(), { description: 'Events that they can access; null: all' })),
    ),
    fresh_at: Type.Optional(TimeOf('When they last proved their identity')),
    second_factor_required: Type.Optional(
      Type.Boolean({
        description: 'true: only /me and /auth are available until they show a second factor',
      }),
    ),
  },
  { title: 'WhoIsSignedIn' },
)
export type WhoIsSignedIn = Static<typeof WhoIsSignedIn>

export const SetUpBody = Type.Object(
  {
    token: LinkToken,
    name: Title(200, 'Your name'),
    email: Email,
    password: NewPassword,
    organisation_name: Type.Optional(Title(200, 'New name of the organisation')),
    time_zone: Type.Optional(
      Type.String({
        maxLength: 64,
        format: 'time-zone',
        description: 'Time zone of the organisation',
        examples: ['Europe/Istanbul'],
      }),
    ),
  },
  { title: 'SetUp' },
)
export type SetUp = Static<typeof SetUpBody>

export const SignInBody = Type.Object({ email: Email, password: GivenPassword }, { title: 'SignIn' })

export const SecondFactorAsked = Type.Object(
  {
    ticket: Type.String({ description: 'For the request with the second factor, within ten minutes' }),
    methods: Type.Array(oneOf(['totp', 'recovery_code', 'passkey']), { description: 'Available second factors' }),
  },
  { title: 'SecondFactorAsked' },
)
export type SecondFactorAsked = Static<typeof SecondFactorAsked>

export const ChooseOrganisationBody = Type.Object(
  { organisation_id: IdOf('organisation') },
  { title: 'ChosenOrganisation' },
)

export const AcceptInvitationBody = Type.Object(
  {
    token: LinkToken,
    name: Type.Optional(Title(200, 'Your name, if you have no account yet')),
    password: Type.Optional(NewPassword),
  },
  { title: 'AcceptedInvitation' },
)
export type AcceptInvitation = Static<typeof AcceptInvitationBody>
