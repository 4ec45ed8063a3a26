import type { PersonalTable } from '../../platform/context/personal-table.ts'

/** Event texts are written for the public. */
export const eventTables: PersonalTable[] = [
  {
    table: 'event',
    personal: [],
    other: [
      ...[
        'name',
        'folded_name',
        'folded_place',
        'event_timezone',
        'event_language',
        'event_type',
        'visibility',
        'event_location',
      ],
      ...['event_description', 'certificate_eligibility', 'certificate_tiers', 'survey'],
      ...['slug', 'registration_questions', 'certificate_values', 'online_url', 'cover_picture'],
      ...['template_image_url', 'template_status', 'template_error'],
    ],
    keep: 'with its organisation',
  },
  { table: 'certificate_kind', personal: [], other: ['kind', 'label', 'certificate_values'], keep: 'with its event' },
  {
    table: 'registration_type',
    personal: [],
    other: ['name', 'folded_name', 'description', 'questions'],
    keep: 'with its event',
  },
  { table: 'event_tally', personal: [], other: [], keep: 'with its event' },
  { table: 'registration_type_tally', personal: [], other: [], keep: 'with its event' },
  { table: 'sample_event', personal: [], other: [], keep: 'with its event' },
]
