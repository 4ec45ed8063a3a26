import { messages } from '../../../messages/use-messages.tsx'

export const pictureMessages = messages({
  own: 'Your own image',
  file: 'Image',
  fileAbout:
    'PNG, JPEG or WebP, up to 10 MB. For landscape A4, 3508 × 2480 pixels is ideal and 1754 × 1240 is the minimum we recommend. Leave space for names.',
  facts: (pixels: string, page: string, dpi: string) => `${pixels} pixels, printed at ${page} mm and ${dpi} dpi.`,
  coarse: 'This will look blurry in print. Use a larger image if you can.',
  shrunk: 'The longer side will be reduced to 3508 pixels, which is enough for print.',
  wrong: {
    type: 'Choose a PNG, JPEG or WebP image.',
    size: 'The image is larger than 10 MB. Save it as a JPEG or with fewer pixels.',
    broken: 'The image could not be read. Save it again as PNG or JPEG.',
  },
  none: 'Choose an image first.',
  shown: 'Selected image',
})

export const sampleMessages = messages({
  madeUp: 'Sample data',
  ofEvent: 'Attendees of an event',
  orders: { longest_name: 'Longest name', oldest: 'First attendee', search: 'Search attendees' },
  event: 'Event',
  usesThis: (event: string) => `${event} (uses this design)`,
  noEvents: 'No events yet.',
  look: 'Name or email',
  previous: 'Previous attendee',
  next: 'Next attendee',
  nth: (name: string, nth: string, total: string) => `${name}, ${nth} of ${total}`,
  nobody: 'No registered attendees found. Showing sample data.',
})

export const printedMessages = messages({
  view: 'View',
  views: { over: 'Print preview', beside: 'Side by side', drawn: 'Editor' },
  drawing: 'Rendering…',
  fresh: 'Shown as it will print. The code reads PREVIEW.',
  drawn: 'Shown as drawn by your browser.',
  notDrawn: 'The print preview is not available. Showing the editor view.',
  picture: (name: string) => `Print preview for ${name}`,
  elsewhere: 'These fields print more than 2 pt away from where the editor shows them:',
  pdf: 'PDF',
  file: 'preview.pdf',
})
