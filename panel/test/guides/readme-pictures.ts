import { type Guide, see, step } from './guide.ts'
import { ofEvent } from './parts.ts'

/** Pictures of the first page of the repository. */
export const readmePictures: Guide = {
  name: 'readme',
  title: 'Pictures of the README',
  about: null,
  time: '2026-06-20T08:00:00Z',
  prepare: async ({ world }) => void (await world.request('POST', '/admin/sample-data')),
  tasks: [
    {
      title: 'Overview',
      path: () => '/admin/',
      steps: [
        step(
          'The page **Overview**',
          { Overview: see },
          { name: 'panel-overview', alt: 'Overview', of: (page) => page.locator('body') },
        ),
      ],
    },
    {
      title: 'Attendees',
      path: ofEvent('attendees'),
      steps: [
        step(
          'The page **Attendees**',
          { Attendees: see },
          { name: 'panel-attendees', alt: 'Attendees', of: (page) => page.locator('body') },
        ),
      ],
    },
  ],
}
