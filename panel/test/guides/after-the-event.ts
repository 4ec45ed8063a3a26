import { type Guide, see, step } from './guide.ts'
import { besidePreview, dialog, ofEvent, previewShows } from './parts.ts'
import { answerSurvey } from './register-people.ts'

export const afterTheEvent: Guide = {
  name: 'after-the-event',
  title: 'After the event',
  about: 'Ask what people thought, reward them with badges, look at the figures, and take care of personal data.',
  time: '2026-06-14T08:00:00Z',
  tasks: [
    {
      title: 'Ask what people thought',
      path: ofEvent('survey'),
      steps: [
        step('Choose **Use the ready-made survey**, and change the questions as you like.'),
        step(
          'Look at the **Preview**, then choose **Save**.',
          { Preview: previewShows('How was the event?'), Save: see },
          { name: 'survey-questions', alt: 'The questions of the survey beside a preview.', of: besidePreview },
        ),
        step('The automation “Thank you, with survey” sends everyone the link. Results appear under **Results**.', {
          Results: async (_, { page }) => {
            await page.getByRole('button', { name: 'Save' }).first().click()
            await page.getByText('Saved.').waitFor()
          },
        }),
      ],
    },
    {
      title: 'Read the answers',
      prepare: answerSurvey,
      path: ofEvent('survey'),
      steps: [
        step(
          '**Results** shows each question with its answers; choose an answer to see who gave it.',
          { Results: see },
          { name: 'survey-results', alt: 'The results of the survey with a chart for each question.' },
        ),
      ],
    },
    {
      title: 'Reward people with a badge',
      path: () => '/admin/badges',
      steps: [
        step('Choose **New badge**.'),
        step(
          'Enter its **Name**, and choose **Add criterion** for people to get it by themselves.',
          { Name: 'First meeting' },
          { name: 'new-badge', alt: 'The form of a new badge with a criterion.', of: dialog },
        ),
        step('Choose **Create badge**.'),
      ],
    },
    {
      title: 'Look at the figures',
      path: ofEvent('analytics'),
      steps: [
        step(
          'Open **Analytics** of the event.',
          { Analytics: see },
          {
            name: 'event-analytics',
            alt: 'The way from registration to certificate in figures.',
          },
        ),
      ],
    },
    {
      title: 'Answer a question about personal data',
      path: () => '/admin/settings/privacy',
      steps: [
        step('Enter the **Email address** of the person.', { 'Email address': 'guest4@example.org' }),
        step('Choose **Download data** to give the person a copy of everything.', { 'Download data': see }),
        step(
          'Choose **Erase person** to see what would be erased and what must be kept.',
          {},
          {
            name: 'erase-person',
            alt: 'A report of what an erasure removes and keeps.',
            of: dialog,
          },
        ),
      ],
    },
  ],
}
