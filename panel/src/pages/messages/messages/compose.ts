import { messages } from '../../../messages/use-messages.tsx'

export const composeMessages = messages({
  title: 'New message',
  content: 'Content',
  written: 'Write it here',
  subject: 'Subject',
  body: 'Message',
  markdown: 'Markdown: **bold**, *italic*, # heading, - list, [link](https://example.org).',
  insert: 'Insert a variable',
  chooseVariable: 'Choose…',
  language: 'Language',
  languageAbout: 'Language of the greeting and the footer.',
  transactional: 'This is about the registration itself',
  transactionalAbout:
    'For notices such as a changed room or date. People who unsubscribed receive it too, so never use it for advertising.',
  when: 'Time',
  whens: { now: 'Send now', later: 'Schedule' },
  sendAt: 'Send at',
  sendAtAbout: 'It moves with the time zone if that is changed.',
  review: 'Review',
  queued: 'Message queued.',
  scheduled: 'Message scheduled.',
  cancelled: 'Message cancelled.',
  notCancelled: 'Could not cancel. Open the message and try again.',
})
