import { type Guide, see, step } from './guide.ts'
import { besidePreview, dialog, inGroup, ofEvent, openRow, previewShows, surface } from './parts.ts'
import { registerPeople } from './register-people.ts'
import { sendMail } from './send-mail.ts'

const PASTED = 'Name\tEmail\nHedy Lamarr\thedy@example.org\nTaqi al-Din\ttaqi@example.org'

export const registration: Guide = {
  name: 'registration',
  title: 'Registration',
  about: 'Decide how many people can come and what they are asked, then follow who registers.',
  time: '2026-05-13T08:00:00Z',
  prepare: async (stage) => void stage.opened.use(await sendMail(stage)),
  tasks: [
    {
      title: 'Limit the places',
      path: ofEvent('registration'),
      steps: [
        step(
          'Under **Registration settings**, enter the **Capacity**. Further people join the waiting list.',
          { 'Registration settings': see, Capacity: '60' },
          {
            name: 'registration-settings',
            alt: 'The registration settings with a capacity of 60.',
            of: surface('Registration settings'),
          },
        ),
        step('Choose **Save**.', { Save: inGroup('Registration settings') }),
      ],
    },
    {
      title: 'Ask questions',
      path: ofEvent('registration'),
      steps: [
        step(
          'Choose a question that many events ask, such as **Dietary requirements**, or **Add question** for your own.',
          {
            'Add question': see,
          },
        ),
        step(
          'Look at the **Preview**: it is the form that visitors get.',
          { Preview: previewShows('Halal') },
          {
            name: 'questions',
            alt: 'A question about dietary requirements, beside a preview of the form.',
            of: besidePreview,
          },
        ),
        step('Choose **Save**.', { Save: inGroup('Questions') }),
      ],
    },
    {
      title: 'Tell groups of people apart',
      prepare: async ({ world, ids }) => {
        await world.request('POST', `/admin/events/${ids['event']}/registration-types`, { name: 'Regular' })
      },
      path: ofEvent('registration'),
      steps: [
        step('Choose **Add type**, if students or the press need places or questions of their own.'),
        step(
          'Enter a **Name**, and the **Places** for these people.',
          { Name: 'Student', Places: '20' },
          {
            name: 'registration-type',
            alt: 'The form of a registration type with 20 places for students.',
            of: dialog,
          },
        ),
        step('Choose **Add type**.'),
      ],
    },
    {
      title: 'Register as a visitor',
      isOnPhone: true,
      path: (ids) => `${ids['page']}`,
      steps: [
        step('Open the event page and fill in **First name**, **Last name** and **Email address**.', {
          'First name': 'Elif',
          'Last name': 'Demir',
          'Email address': 'elif@example.org',
        }),
        step('Choose a type, such as **Regular**.', {
          Regular: async (control, { world }) => {
            await control.click()
            // The page refuses forms that are filled in within two seconds.
            world.stopClock(new Date('2026-05-13T08:02:00Z'))
          },
        }),
        step(
          'Choose **Register**. The page says **Check your email**: the ticket is on its way.',
          { 'Check your email': see },
          {
            name: 'registered',
            alt: 'The event page says that the ticket is on its way.',
            of: (page) => page.locator('body'),
          },
        ),
      ],
    },
    {
      title: 'Import a list',
      path: ofEvent('attendees/import'),
      steps: [
        step('Copy rows from your spreadsheet into **Pasted rows**, then choose **Preview**.', {
          'Pasted rows': PASTED,
        }),
        step(
          'Look at the columns, then choose **Import 2 attendees**.',
          { 'Import 2 attendees': see },
          { name: 'import-attendees', alt: 'A preview of the import with the columns and their fields.', height: 420 },
        ),
      ],
    },
    {
      title: 'Follow who registers',
      prepare: registerPeople,
      path: ofEvent('attendees'),
      steps: [
        step(
          'Open **Attendees**: new people appear without a reload.',
          {},
          {
            name: 'attendees',
            alt: 'The list of attendees with names, status and registration type.',
            of: (page) => page.locator('body'),
          },
        ),
        step(
          'Choose **Grace Hopper**, or anyone else, to see the answers, the ticket and every change.',
          { 'Grace Hopper': openRow },
          {
            name: 'attendee',
            alt: 'The details of Grace Hopper with her ticket and her activity.',
            of: dialog,
          },
        ),
      ],
    },
  ],
}
