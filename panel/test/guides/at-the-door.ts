import { type Guide, see, step } from './guide.ts'
import { dialog, ofEvent, surface } from './parts.ts'
import { checkPeopleIn } from './register-people.ts'

export const atTheDoor: Guide = {
  name: 'at-the-door',
  title: 'At the door',
  about:
    'Print name badges, turn the phones of helpers into scanners, and watch people arrive. Phones go on without a network.',
  time: '2026-06-12T05:30:00Z',
  tasks: [
    {
      title: 'Print name badges',
      path: ofEvent('check-in'),
      steps: [
        step('Choose **Print name badges**.'),
        step(
          'Choose the **Paper**, then **Open the file**.',
          { Paper: see, 'Open the file': see },
          {
            name: 'name-badges',
            alt: 'The choice of paper for name badges.',
            of: dialog,
          },
        ),
      ],
    },
    {
      title: 'Turn a phone into a scanner',
      path: ofEvent('check-in'),
      steps: [
        step('Choose **New door link**.'),
        step('Enter the **Name or place of the device**, then choose **Create door link**.', {
          'Name or place of the device': 'Main entrance',
        }),
        step(
          'Scan the QR code with the phone of a helper, then choose **Done**. The link is shown only once.',
          {
            Done: async (control, { page, ids }) => {
              ids['door'] = new URL((await page.locator('code.secret').textContent())!).pathname
              await control.waitFor()
            },
          },
          { name: 'door-link', alt: 'A door link as a QR code.', of: dialog },
        ),
      ],
    },
    {
      title: 'Let guests in',
      isOnPhone: true,
      path: (ids) => String(ids['door']),
      steps: [
        step('Choose **Scan with the camera** and hold the ticket in front of the phone.', {
          'Scan with the camera': see,
        }),
        step(
          'If somebody has no ticket at hand, enter a name under **Ticket, name or email** and choose the guest.',
          {
            'Ticket, name or email': async (control, { page }) => {
              await control.fill('zeynep')
              await page.locator('.found button').click()
              await page.locator('.verdict[data-reason=welcome]').waitFor()
            },
          },
          { name: 'door', alt: 'The door on a phone: welcome, Zeynep Kaya.', of: (page) => page.locator('body') },
        ),
        step('Choose **Undo** after a mistake.', { Undo: see }),
        step('Choose **Add a guest without a ticket** for people who are not on the list.', {
          'Add a guest without a ticket': see,
        }),
      ],
    },
    {
      title: 'Watch people arrive',
      prepare: async (stage) => {
        await checkPeopleIn(stage, 8)
        for (const [nth, count] of [6, 5].entries()) await checkPeopleIn(stage, count, nth + 1)
      },
      path: ofEvent('check-in'),
      steps: [
        step(
          '**Live counts** shows who is inside, at the event and in each session.',
          { 'Live counts': see },
          { name: 'live-counts', alt: 'Live counts: people who are checked in.', of: surface('Live counts') },
        ),
        step(
          '**Devices at the door** shows when each phone was last seen, and whether scans wait on it.',
          { 'Devices at the door': see },
          { name: 'door-devices', alt: 'The main entrance with its scans.', of: surface('Devices at the door') },
        ),
        step('**Scan log** lists every scan, also a refused one.', { 'Scan log': see }),
      ],
    },
  ],
}
