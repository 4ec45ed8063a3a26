import { until } from '../../../test/support/installation.ts'
import { startMessages } from '../../../test/support/messages.ts'
import { type Guide, see, step } from './guide.ts'
import { dialog, ofEvent, openRow } from './parts.ts'
import { sendMail } from './send-mail.ts'

export const messagesAndMail: Guide = {
  name: 'messages-and-mail',
  title: 'Messages and mail',
  about: 'Write to everyone or to some people, send reminders without thinking of them, and see which emails arrived.',
  time: '2026-06-01T08:00:00Z',
  prepare: async (stage) => {
    stage.opened.use(await sendMail(stage))
    stage.opened.use(await startMessages(stage.world))
  },
  tasks: [
    {
      title: 'Write a message',
      path: ofEvent('messages'),
      steps: [
        step('Choose **New message**.'),
        step(
          'Enter a **Subject** and the **Message**. **Insert a variable** to greet each person by name.',
          {
            Subject: 'See you on 12 June',
            Message:
              'Dear {{ attendee.first_name }},\n\nthe doors open at **9:00**. Bring your ticket, on paper or on your phone.',
            'Insert a variable': see,
          },
          { name: 'new-message', alt: 'A new message with its subject, text and recipients.' },
        ),
        step(
          'Choose **Review** to see who will receive it and how it looks.',
          {},
          {
            name: 'review-message',
            alt: 'The review of the message with the number of recipients and an example.',
            of: dialog,
          },
        ),
        step('Choose **Send to 11 people**.'),
      ],
    },
    {
      title: 'See what arrived',
      prepare: async ({ world, ids }) => {
        const list = async () => (await world.request('GET', `/admin/events/${ids['event']}/messages`)).body
        await until(list, ([message]) => message?.status === 'sent')
      },
      path: ofEvent('messages'),
      steps: [
        step(
          'Choose **See you on 12 June**. Its page counts sent and failed emails, and lists each recipient.',
          { 'See you on 12 June': openRow },
          { name: 'message', alt: 'The message with 11 emails sent and the list of recipients.' },
        ),
      ],
    },
    {
      title: 'Send reminders automatically',
      path: ofEvent('automations'),
      steps: [
        step(
          'Under **Ready-made automations**, choose **Add: Reminder the day before**.',
          { 'Ready-made automations': see },
          { name: 'automations', alt: 'The automations of the event, with a reminder the day before.' },
        ),
      ],
    },
    {
      title: 'Change the look and the words of an email',
      path: () => '/admin/emails/templates',
      steps: [
        step('Open **Templates** below Emails and choose one, such as **Event reminder**.', {
          Templates: see,
          'Event reminder': openRow,
        }),
        step(
          'Change the **Subject** or a text, and look at the preview beside it.',
          { Subject: see },
          { name: 'template', alt: 'The template of the reminder with a preview of the email.' },
        ),
      ],
    },
    {
      title: 'Find an email',
      path: () => '/admin/emails/outbox',
      steps: [
        step(
          'Open **Outbox**: it lists every email with its status, and resends those that failed.',
          { Outbox: see },
          { name: 'outbox', alt: 'The outbox with the latest emails and their status.' },
        ),
      ],
    },
  ],
}
