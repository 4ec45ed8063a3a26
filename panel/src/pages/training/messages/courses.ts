import { messages } from '../../../messages/use-messages.tsx'

export const courseMessages = messages({
  title: 'Courses',
  none: 'No courses yet',
  noneHow:
    'Add courses that people complete elsewhere, for example in a learning platform, so that programmes can require them.',
  create: 'New course',
  created: 'Course created.',
  edit: 'Edit course',
  saved: 'Course saved.',
  save: 'Save',
  name: 'Name',
  code: 'Code',
  codeAbout: 'The code that the learning platform uses. It is unique, and upper and lower case differ.',
  delete: 'Delete course',
  deleteAbout: 'A course can be deleted while no programme requires it and nobody has completed it.',
  deleted: 'Course deleted.',
  added: 'Added',
  findCode: 'Exact code',
})
