import { messages } from '../../../messages/use-messages.tsx'

export const pictureMessages = messages({
  title: 'Picture',
  file: 'Picture of your own',
  fileAbout: 'PNG, JPEG or WebP, at most 5 MB. It becomes a square. Without one the badge is drawn with its name.',
  chosen: 'This is how it will look.',
  preview: 'The picture that you chose',
  wrong: {
    type: 'Choose a PNG, JPEG or WebP file.',
    size: 'Choose a file of at most 5 MB.',
    broken: 'This file cannot be read as a picture. Choose another one.',
  },
  now: (name: string) => `Picture of ${name}`,
  upload: 'Upload picture',
  uploaded: 'Picture saved. Badges that people have keep theirs.',
  remove: 'Use the drawn picture',
  removed: 'The badge has its drawn picture again. Badges that people have keep theirs.',
  noFile: 'Choose a file first.',
})
