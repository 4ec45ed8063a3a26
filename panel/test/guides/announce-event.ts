import { type Guide, see, step } from './guide.ts'
import { dialog, inGroup, ofEvent, surface } from './parts.ts'

const AGENDA = `12 June
09:30–10:15 Opening (Ayşe Yılmaz) @Great hall
10:30–11:30 Events that people remember (Hypatia Theonos) @Great hall
13:00–14:00 Signs, queues and doors (Cahit Arf) @Room 2
14:30–15:30 A certificate is a promise (Emmy Noether) @Great hall`

export const announceEvent: Guide = {
  name: 'announce-an-event',
  title: 'Announce an event',
  about: 'Create an event, say what people can expect, publish its page and share it. This takes about five minutes.',
  time: '2026-05-12T08:00:00Z',
  tasks: [
    {
      title: 'Create the event',
      path: () => '/admin/events',
      steps: [
        step('Choose **New event**.'),
        step(
          'Enter its **Name**, its **Date**, when it **Ends**, and its **Location**.',
          {
            Name: 'Spring Meeting',
            Date: '2026-06-12T09:00',
            Ends: '2026-06-12T17:00',
            Location: 'Galata Hall, Istanbul',
          },
          { name: 'new-event', alt: 'The form of a new event with its name, times and location.', of: dialog },
        ),
        step('Choose **Create event**. You can change everything later under **Settings**.', {
          'Create event': async (control, { page, ids }) => {
            await control.click()
            await page.waitForURL(/\/events\/\d+\/attendees/)
            ids['event'] = /\/events\/(\d+)\//.exec(page.url())![1]!
          },
          Settings: see,
        }),
      ],
    },
    {
      title: 'Describe it',
      path: ofEvent('settings'),
      steps: [
        step('Under **Details**, write a **Description**.', {
          Details: see,
          Description: 'A day for people who organise events: **four talks**, long breaks and a certificate.',
        }),
        step(
          'Choose **Save**.',
          {},
          { name: 'event-details', alt: 'The details of the event.', of: surface('Details') },
        ),
      ],
    },
    {
      title: 'Add the agenda',
      path: ofEvent('agenda'),
      steps: [
        step('Choose **Paste agenda**.'),
        step(
          'Paste one line per session below a line with the date as the **Agenda**, then choose **Check**.',
          { Agenda: AGENDA },
          { name: 'paste-agenda', alt: 'The pasted agenda with a result for each line.', of: dialog },
        ),
        step(
          'Choose **Add 4 sessions**.',
          {},
          { name: 'agenda', alt: 'The agenda of the event with four sessions in two rooms.' },
        ),
      ],
    },
    {
      title: 'Publish its page',
      path: ofEvent('settings'),
      steps: [
        step(
          'Under **Visibility and check-in**, set **Visibility** to Public. Choose Anyone with the link to keep the page out of lists and search engines.',
          { 'Visibility and check-in': see, Visibility: 'public' },
          { name: 'visibility', alt: 'The visibility of the event is public.', of: surface('Visibility and check-in') },
        ),
        step('Choose **Save**.', { Save: inGroup('Visibility and check-in') }),
      ],
    },
    {
      title: 'Share it',
      path: ofEvent('share'),
      steps: [
        step(
          'Copy the address of the **Event page**, or print its QR code with **Download SVG**.',
          { 'Event page': see, 'Download SVG': see },
          { name: 'share-event', alt: 'The page Share with the address of the event page and its QR code.' },
        ),
      ],
    },
    {
      title: 'See what visitors see',
      isOnPhone: true,
      path: (ids) => String(ids['page']),
      prepare: async ({ world, ids }) => {
        const { body } = await world.request('GET', `/admin/events/${ids['event']}`)
        ids['page'] = new URL(body.public_url).pathname
      },
      steps: [
        step(
          'Open the address on a phone: people see the agenda, and register under **Register**.',
          { Register: see },
          { name: 'event-page', alt: 'The event page on a phone.', of: (page) => page.locator('body') },
        ),
      ],
    },
  ],
}
