import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import { Id, LanguageTag, nullable, oneOf, TimeOf, Title } from '../../../platform/http/validation/schema.ts'

const Colours = oneOf(['auto', 'light', 'dark'], { description: 'Colour scheme of the panel' })
const Language = nullable(LanguageTag("Language of the panel; null: the browser's language"))

export const OwnAccount = Type.Object(
  {
    id: Id,
    name: Type.String({ description: 'Full name' }),
    email: Type.String({ description: 'Email address' }),
    language: Language,
    colours: Colours,
    has_password: Type.Boolean({ description: 'Whether the account has a password' }),
  },
  { title: 'OwnAccount' },
)
export type OwnAccount = Static<typeof OwnAccount>

export const UpdateOwnAccountBody = Type.Object(
  { name: Type.Optional(Title(200, 'Your name')), language: Type.Optional(Language), colours: Type.Optional(Colours) },
  { title: 'OwnAccountChange' },
)
export type UpdateOwnAccount = Static<typeof UpdateOwnAccountBody>

export const ChangePasswordBody = Type.Object(
  {
    current: Type.Optional(Type.String({ maxLength: 200, description: 'Your current password, if you have one' })),
    password: Type.String({
      maxLength: 200,
      description: 'At least 10 characters, and not a commonly guessed one',
    }),
  },
  { title: 'PasswordChange' },
)
export type ChangePassword = Static<typeof ChangePasswordBody>

export const OwnSession = Type.Object(
  {
    id: Id,
    current: Type.Boolean({ description: 'Whether it is the current sign-in session' }),
    organisation: Type.String({ description: 'Organisation in use' }),
    method: Type.String({ description: 'Sign-in method: set_up, password, passkey, link or sso' }),
    user_agent: nullable(Type.String({ description: 'Name that the browser reports' })),
    address: nullable(Type.String({ description: 'Address they signed in from' })),
    created_at: TimeOf('When they signed in'),
    last_seen_at: TimeOf('When it was last used'),
  },
  { title: 'OwnSession' },
)
export type OwnSession = Static<typeof OwnSession>

export const OwnViews = Type.Object(
  {
    list: Type.String({
      maxLength: 63,
      pattern: '^[a-z][a-z0-9_-]{0,62}$',
      description: 'Name of the list',
      examples: ['attendees'],
    }),
    views: Type.Array(
      Type.Object({
        name: Title(100, 'Name of the view'),
        query: Type.String({
          maxLength: 2_000,
          description: "Filters, order and columns, as in the page's address",
        }),
      }),
      { maxItems: 50, description: 'The views, in order' },
    ),
  },
  { title: 'OwnViews' },
)
export type OwnViews = Static<typeof OwnViews>
