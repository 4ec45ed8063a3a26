import { messages } from '../../../messages/use-messages.tsx'

export const signingKeyMessages = messages({
  title: 'Signing keys',
  about:
    'These keys sign your certificates and badges, so that anyone can check them without asking you. Keys are replaced by themselves every two years.',
  notCheckable:
    'Nobody else can check your certificates and badges until the operator sets SITE_URL to an https address with a host name.',
  none: 'No signing keys yet.',
  noneHow: 'The first key is created with your first certificate.',
  issue: 'Issue a certificate',
  purpose: 'Signs',
  purposes: { credential: 'Certificates and badges', log: 'Issuance log' },
  state: 'State',
  states: { current: 'In use', replaced: 'Replaced', withdrawn: 'Withdrawn' },
  publicKey: 'Public key',
  copyKey: 'Copy public key',
  site: 'Address',
  created: 'Created',
  retired: 'Replaced',
  withdrawnAt: 'Withdrawn',
  rotate: 'Replace key',
  rotateTitle: 'Replace the key for certificates and badges?',
  rotateAbout:
    'New certificates and badges are signed with a new key. The private part of the old key is destroyed. Everything it signed stays valid.',
  rotated: 'The new key is in use.',
  withdraw: 'Withdraw key',
  withdrawTitle: 'Withdraw this key?',
  withdrawAbout:
    'Do this if the key may have been stolen. Files that people saved will no longer pass a check, and new files are signed with a new key within minutes. The certificates and badges themselves stay active.',
  withdrawLog: 'Do this if the key may have been stolen. The issuance log is signed with a new key from now on.',
  affected: 'Certificates and badges to sign again',
  withdrawn: 'The key was withdrawn.',
})
