import { messages } from '../../../messages/use-messages.tsx'

export const peopleMessages = messages({
  title: 'Members',
  invite: 'Invite member',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  roles: {
    owner: 'Owner',
    admin: 'Admin',
    editor: 'Editor',
    checkin: 'Check-in',
    viewer: 'Viewer',
  } as Record<string, string>,
  rolesAbout: {
    owner: 'full access',
    admin: 'everything except owner-only settings',
    editor: 'manage events, attendees and certificates',
    checkin: 'check in attendees',
    viewer: 'view only',
  } as Record<string, string>,
  reach: 'Access',
  events: (count: number | null) => (count === null ? 'All events' : count === 1 ? '1 event' : `${count} events`),
  secondFactor: 'Two-factor',
  yes: 'On',
  no: 'Off',
  lastSeen: 'Last seen',
  never: 'Never',
  invited: (email: string) => `Invitation sent to ${email}.`,
  linkTitle: 'Invitation link',
  linkAbout: (email: string) =>
    `This installation has no mail server, so send this link to ${email} yourself. Anyone who has it can accept the invitation, once, within 7 days. You will not be able to see it again.`,
  linkKept: 'I have copied it',
  invitations: 'Pending invitations',
  until: 'Expires',
  withdraw: 'Revoke',
  save: 'Save',
  saved: 'Saved.',
  signOut: 'Sign out everywhere',
  signedOut: 'Signed out everywhere.',
  remove: 'Remove member',
  removeTitle: (name: string) => `Remove ${name}?`,
  removeAbout:
    'They are signed out and lose access to this organisation immediately. Their past actions stay in the audit log.',
  removed: (name: string) => `${name} removed.`,
  nobody: 'No members yet.',
})

export const roleMessages = messages({
  matrix: 'Compare roles',
  scope: 'Scope',
  may: 'Yes',
  mayNot: 'No',
  events: 'Events',
  every: 'All events',
})
