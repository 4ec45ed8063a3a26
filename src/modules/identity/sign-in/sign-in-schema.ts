import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { Id, IdOf, nullable, oneOf, TimeOf, Title } from '../../../platform/http/validation/schema.ts'
import { ROLES } from '../roles.ts'

export const Email = Type.String({ format: 'email', maxLength: 254, description: 'E-mail address' })
const GivenPassword = Type.String({ minLength: 1, maxLength: 200, description: 'Their password' })
export const NewPassword = Type.String({
  maxLength: 200,
  description: 'At least 10 characters, and not one of those that are guessed first; no other rule',
  examples: ['three words unrelated'],
})
export const LinkToken = Type.String({ maxLength: 100, description: 'What stands after # in the link' })

const Organisation = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'Its name' }),
    time_zone: Type.String({ description: 'IANA time zone' }),
    language: Type.String({ description: 'BCP 47' }),
    plan: Type.String({ description: 'starter, growth or enterprise' }),
  },
  { description: 'The organisation in which they work now' },
)

const SignedInPerson = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'Their name' }),
    email: Type.String({ description: 'Their address' }),
    language: nullable(Type.String({ description: 'In which they want the panel; null: as their browser says' })),
    colours: oneOf(['auto', 'light', 'dark'], { description: 'How they want the panel to look' }),
    second_factor: Type.Boolean({ description: 'Whether they have a passkey, or an app that makes codes' }),
  },
  { description: 'Who is signed in' },
)

/** Only `signed_in` is always there. */
export const WhoIsSignedIn = Type.Object(
  {
    signed_in: Type.Boolean({ description: 'false: nobody is signed in, and the other fields are not there' }),
    person: Type.Optional(SignedInPerson),
    organisation: Type.Optional(Organisation),
    organisations: Type.Optional(
      Type.Array(Type.Object({ id: Id, name: Type.String({ description: 'Its name' }) }), {
        description: 'All to which they belong',
      }),
    ),
    role: Type.Optional(oneOf(ROLES, { description: 'Their role in it' })),
    scopes: Type.Optional(
      Type.Array(Type.String(), { description: 'What they may do, as keys may; `*` is everything' }),
    ),
    event_ids: Type.Optional(
      nullable(Type.Array(Type.Integer(), { description: 'The events on which they work; null: on every one' })),
    ),
    fresh_at: Type.Optional(TimeOf('When they last proved who they are')),
    second_factor_required: Type.Optional(
      Type.Boolean({
        description: 'true: nothing but /me and /auth is open to them before they have shown a second factor',
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
    organisation_name: Type.Optional(Title(200, 'What the organisation is called from now on')),
    time_zone: Type.Optional(
      Type.String({ maxLength: 64, format: 'time-zone', description: 'Its time zone', examples: ['Europe/Istanbul'] }),
    ),
  },
  { title: 'SetUp' },
)
export type SetUp = Static<typeof SetUpBody>

export const SignInBody = Type.Object({ email: Email, password: GivenPassword }, { title: 'SignIn' })

export const SecondFactorAsked = Type.Object(
  {
    ticket: Type.String({ description: 'For the request that brings the second factor, within ten minutes' }),
    methods: Type.Array(oneOf(['totp', 'recovery_code', 'passkey']), { description: 'By what they can prove it' }),
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
    name: Type.Optional(Title(200, 'Your name, where you have no account yet')),
    password: Type.Optional(NewPassword),
  },
  { title: 'AcceptedInvitation' },
)
export type AcceptInvitation = Static<typeof AcceptInvitationBody>
