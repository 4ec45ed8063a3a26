import { type Guide, see, step } from './guide.ts'
import { dialog, inGroup, ofEvent, openRow, surface } from './parts.ts'

export const certificates: Guide = {
  name: 'certificates',
  title: 'Certificates',
  about: 'Choose a design, issue certificates to everyone who came, and correct or revoke one. Anyone can verify them.',
  time: '2026-06-12T15:00:00Z',
  tasks: [
    {
      title: 'Make a design',
      path: () => '/admin/designs',
      steps: [
        step('Choose **New design**.'),
        step(
          'Under **Start from**, choose a design such as **Modern band**, and enter a **Name**.',
          { 'Start from': see, 'Modern band': see, Name: 'Spring Meeting' },
          { name: 'new-design', alt: 'The designs to start from.', of: dialog },
        ),
        step(
          'Choose **Create design**, then drag its **Fields** or add your own with **Add field**.',
          {
            Fields: async (_, { page }) => page.getByText('Rendering…').waitFor({ state: 'detached' }),
            'Add field': see,
          },
          {
            name: 'designer',
            alt: 'The designer with a certificate and its fields.',
            height: 690,
            of: (page) => page.locator('body'),
          },
        ),
        step('Choose **Save new version** when you like it.', { 'Save new version': see }),
      ],
    },
    {
      title: 'Decide who gets one',
      path: ofEvent('settings'),
      steps: [
        step(
          'Under **Certificates**, set **Who is eligible** to Everyone checked in, and choose the **Design**.',
          { Certificates: see, 'Who is eligible': 'attended', Design: see },
          {
            name: 'certificate-settings',
            alt: 'The settings of certificates: everyone checked in gets one.',
            of: surface('Certificates'),
          },
        ),
        step('Choose **Save**.', { Save: inGroup('Certificates') }),
      ],
    },
    {
      title: 'Issue certificates',
      path: ofEvent('certificates'),
      steps: [
        step('Choose **Issue certificates**.'),
        step(
          'Look at the example and at the number of people, then choose **Issue 8 certificates**.',
          {},
          { name: 'issued', alt: 'The list of issued certificates with their status.', height: 560 },
        ),
      ],
    },
    {
      title: 'Correct a name',
      path: ofEvent('certificates'),
      steps: [
        step(
          'Choose the certificate of **Zeynep Kaya** to see it, download it or copy its link.',
          { 'Zeynep Kaya': openRow },
          { name: 'certificate', alt: 'The certificate of Zeynep Kaya with its history.', of: dialog },
        ),
        step('Choose **Correct**.'),
        step(
          'Change the **Name** and choose **Correct**: the old link leads to the new certificate.',
          { Name: 'Zeynep Kaya Demir', Correct: see },
          { name: 'correct-certificate', alt: 'The form that corrects a certificate.', of: dialog },
        ),
      ],
    },
    {
      title: 'Send the links',
      path: ofEvent('share'),
      steps: [
        step('Choose **Email certificates**, or **Download all links (spreadsheet)** for emails of your own.', {
          'Email certificates': see,
          'Download all links (spreadsheet)': see,
        }),
      ],
    },
    {
      title: 'Revoke a certificate',
      path: ofEvent('certificates'),
      steps: [
        step('Choose the certificate of **Ada Lovelace**, then **Revoke**.', { 'Ada Lovelace': openRow }),
        step('Enter a **Reason (shown when the certificate is verified)**, then choose **Revoke** again.', {
          'Reason (shown when the certificate is verified)': 'Issued by mistake',
        }),
      ],
    },
    {
      title: 'Verify a certificate',
      isOnPhone: true,
      prepare: async ({ world, ids }) => {
        const { body } = await world.request('GET', `/admin/events/${ids['event']}/certificates?search=hopper`)
        ids['verify'] = new URL(body[0].verify_url).pathname
      },
      path: (ids) => String(ids['verify']),
      steps: [
        step(
          'Scan the QR code on a certificate, or enter its code at /verify: the page says **Valid**, revoked, expired or replaced.',
          { Valid: see },
          { name: 'verify', alt: 'The page of a valid certificate on a phone.', of: (page) => page.locator('body') },
        ),
      ],
    },
  ],
}
