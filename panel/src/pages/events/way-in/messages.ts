import { messages } from '../../../messages/use-messages.tsx'

/** Texts about the end of an event, its online address and cover. */
export const wayInMessages = messages({
  end: 'Ends',
  endAbout: 'Leave empty if it ends with its last session or its day.',
  online: 'Online address',
  onlineAbout: 'Only registered people see it: on their page, ticket and emails.',
  markdown: 'Supports Markdown: **bold**, *italic*, # headings, lists and [links](https://example.org).',
  cover: 'Cover picture',
  coverAbout: 'Shown on the event page, in the marketplace and in link previews. PNG, JPEG or WebP, at most 10 MB.',
  coverShown: 'Current cover picture',
  file: 'Picture',
  upload: 'Upload picture',
  noFile: 'Choose a picture first.',
  remove: 'Remove picture',
  saved: 'Saved.',
})
