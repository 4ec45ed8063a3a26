import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf } from '../../../platform/http/validation/schema.ts'
import { SIGNED_IN } from '../../organisations/index.ts'
import { addPasskey } from '../passkeys/add-passkey.ts'
import { beginPasskey } from '../passkeys/begin-passkey.ts'
import { listPasskeys } from '../passkeys/passkey-queries.ts'
import { NewPasskeyBody, Passkey, PasskeyOptions } from '../passkeys/passkey-schema.ts'
import { removePasskey } from '../passkeys/remove-passkey.ts'
import { beginCodeApp } from './begin-code-app.ts'
import { confirmCodeApp } from './confirm-code-app.ts'
import * as schema from './factor-schema.ts'
import { ownFactors, renewRecoveryCodes } from './own-factors.ts'
import { ownPerson } from './own-person.ts'
import { removeCodeApp } from './remove-code-app.ts'
import { getSignInPolicy, updateSignInPolicy } from './sign-in-policy.ts'

const tag = 'Sign-in'
const scope = SIGNED_IN
const own = { tag, scope }

const AddedPasskey = Type.Object(
  { ...Passkey.properties, recovery_codes: schema.FirstRecoveryCodes },
  { title: 'AddedPasskey' },
)

/** What people prove by who they are, besides their password, and what their organisation asks of them. */
export const factorOperations: readonly Operation[] = [
  operation({
    ...own,
    id: 'getOwnFactors',
    method: 'GET',
    path: '/me/factors',
    summary: 'Read your ways to sign in',
    description: 'Whether you have a password and an app that makes codes, and how many passkeys and recovery codes.',
    answer: schema.OwnFactors,
    run: (ctx) => ownFactors(ctx, ownPerson(ctx)),
  }),

  operation({
    ...own,
    id: 'beginTotp',
    method: 'POST',
    path: '/me/totp',
    sensitive: true,
    summary: 'Begin with an app for codes',
    description:
      'A new secret for an app that shows a code of six digits each 30 seconds (RFC 6238). It counts once "Confirm an app for codes" was given a code of it. Whoever has an app takes that away first: 409.',
    answer: schema.CodeApp,
    status: 201,
    run: (ctx) => beginCodeApp(ctx, ownPerson(ctx)),
  }),

  operation({
    ...own,
    id: 'confirmTotp',
    method: 'PUT',
    path: '/me/totp',
    sensitive: true,
    summary: 'Confirm an app for codes',
    description:
      'Takes a code that the app shows now; from then on you are asked for one whenever you sign in with a password, a link or a provider. Your first second factor brings ten recovery codes, told this once.',
    body: schema.ConfirmCodeAppBody,
    answer: schema.ConfirmedCodeApp,
    run: (ctx, { body }) => confirmCodeApp(ctx, ownPerson(ctx), body.code),
  }),

  operation({
    ...own,
    id: 'removeTotp',
    method: 'DELETE',
    path: '/me/totp',
    sensitive: true,
    summary: 'Take your app for codes away',
    description: 'You are asked for no code of it any more. With your last second factor the recovery codes go too.',
    run: (ctx) => removeCodeApp(ctx, ownPerson(ctx)),
  }),

  operation({
    ...own,
    id: 'renewRecoveryCodes',
    method: 'POST',
    path: '/me/recovery-codes',
    sensitive: true,
    summary: 'Get other recovery codes',
    description: 'Ten other codes, told this once; those before are of no use any more.',
    answer: schema.NewRecoveryCodes,
    status: 201,
    run: (ctx) => renewRecoveryCodes(ctx, ownPerson(ctx)),
  }),

  operation({
    ...own,
    id: 'listPasskeys',
    method: 'GET',
    path: '/me/passkeys',
    summary: 'List your passkeys',
    description: 'All of your passkeys, the oldest first, with when each was last used.',
    answer: Type.Array(Passkey),
    run: (ctx) => listPasskeys(ctx, ownPerson(ctx)),
  }),

  operation({
    ...own,
    id: 'beginPasskey',
    method: 'POST',
    path: '/me/passkeys/options',
    sensitive: true,
    summary: 'Begin with a passkey',
    description:
      'What `navigator.credentials.create` needs to make a passkey; bring what it gives within five minutes.',
    answer: PasskeyOptions,
    run: (ctx) => beginPasskey(ctx, ownPerson(ctx)),
  }),

  operation({
    ...own,
    id: 'addPasskey',
    method: 'POST',
    path: '/me/passkeys',
    sensitive: true,
    summary: 'Add a passkey',
    description:
      'Keeps the passkey that the browser has made. It signs you in alone, and stands for both factors. Your first second factor brings ten recovery codes, told this once.',
    body: NewPasskeyBody,
    answer: AddedPasskey,
    status: 201,
    run: (ctx, { body }) => addPasskey(ctx, ownPerson(ctx), body),
  }),

  operation({
    ...own,
    id: 'removePasskey',
    method: 'DELETE',
    path: '/me/passkeys/:id',
    sensitive: true,
    summary: 'Take a passkey away',
    description:
      'What the device still has of it opens nothing any more. With your last second factor the recovery codes go too.',
    params: Type.Object({ id: IdOf('passkey') }),
    run: (ctx, { params }) => removePasskey(ctx, ownPerson(ctx), params.id),
  }),

  operation({
    id: 'getSignInPolicy',
    method: 'GET',
    path: '/admin/sign-in-policy',
    scope: 'organisation:read',
    tag,
    summary: 'Read the sign-in policy',
    description: 'What the organisation asks of its people when they sign in.',
    answer: schema.SignInPolicy,
    run: (ctx) => getSignInPolicy(ctx),
  }),

  operation({
    id: 'updateSignInPolicy',
    method: 'PATCH',
    path: '/admin/sign-in-policy',
    scope: 'sign_in:write',
    sensitive: true,
    tag,
    summary: 'Change the sign-in policy',
    description:
      'With `owners_and_admins` owners and admins who have shown no second factor in their session can do nothing but set one up, from their next request on. API keys are not concerned.',
    body: Type.Partial(schema.SignInPolicy, { title: 'SignInPolicyChange' }),
    answer: schema.SignInPolicy,
    run: (ctx, { body }) => updateSignInPolicy(ctx, body),
  }),
]
