import { messages } from '../../messages/use-messages.tsx'

export const signInMessages = messages({
  signIn: 'Sign in',
  language: 'Language',
  email: 'Email',
  password: 'Password',
  name: 'Your name',
  organisation: 'Organisation',
  timeZone: 'Time zone',
  setUp: 'Set up Laurel',
  setUpAbout: 'You become the owner of this installation. You can invite others later.',
  passwordHint: 'At least 10 characters. A few unrelated words work well.',
  create: 'Create account',
  code: 'Code',
  codeAbout: 'Enter the code from your authenticator app, or a recovery code.',
  codeOfKept: 'Enter one of the recovery codes you saved when you added your passkey.',
  invited: 'Accept your invitation',
  invitedAbout:
    'Choose a name and password. If you already have an account, sign in first and then open the invitation link again.',
  inviteMissing: 'To accept an invitation, open the link in your invitation email.',
  accept: 'Accept invitation',
  linkMissing: 'To set up Laurel, open the link that the server printed when it started.',
})

export const linkMessages = messages({
  byLink: 'Sign in with an email link',
  byLinkAbout: 'We will email you a sign-in link. It works once and expires after 15 minutes.',
  byLinkReady: 'Your link is ready. It works once.',
  forgotten: 'Forgot your password?',
  reset: 'Reset your password',
  resetAbout: 'We will email you a link to choose a new password. It works once and expires after one hour.',
  resetReady: 'Saving a new password signs you out everywhere else.',
  newPassword: 'New password',
  save: 'Save and sign in',
  send: 'Send link',
  sent: 'If this address has an account, an email is on its way. Check your spam folder too.',
  noServer: 'This installation cannot send email because no mail server is configured.',
  noServerAbout: 'Ask the administrator to create a link for you with this command:',
  another: 'Request a new link',
  back: 'Sign in with a password',
})

export const providerMessages = messages({
  by: (name: string) => `Sign in with ${name}`,
  secondFactor: 'Two-factor authentication',
  over: 'This sign-in has expired. Start again.',
  again: 'Back to sign-in',
  otherProblem: 'Sign-in failed. Try again.',
  problems: {
    provider_unknown: 'This identity provider no longer exists. Sign in another way, or contact an owner.',
    provider_unavailable: 'The identity provider is not responding. Try again later.',
    provider_refused: 'The identity provider declined your sign-in.',
    provider_untrusted: 'The response from the identity provider could not be verified. Contact an owner.',
    sso_over: 'Sign-in took too long or was started in another browser. Start again.',
    email_not_verified: 'Your email address is not verified with the identity provider. Verify it there first.',
    no_address: 'The identity provider did not send a valid email address. Contact its administrator.',
    other_domain: 'The identity provider is not allowed to sign in people from your email domain.',
    other_account: 'Your email address was previously used by another account there. Contact an owner.',
    not_a_member: 'You are no longer a member of this organisation. Ask an owner to invite you.',
  } as Record<string, string>,
})
