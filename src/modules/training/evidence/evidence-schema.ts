import type { Static } from 'typebox'
import { Type } from '../../../lib/type.ts'
import {
  CreatedAt,
  Day,
  Id,
  IdOf,
  nullable,
  oneOf,
  Page,
  TimeOrNull,
  Title,
  UploadedFile,
} from '../../../platform/http/validation/schema.ts'
import { SearchPeople } from '../assignments/match-people.ts'

const EvidenceStatus = oneOf(['pending', 'approved', 'declined'], {
  description: 'pending: nobody has decided yet; approved: the course is completed; declined: it is not',
})

export const Evidence = Type.Object(
  {
    id: Id,
    course_id: IdOf('external course'),
    course_name: Type.String({ description: 'Name of the course' }),
    email: Type.String({ description: 'Email address of the person' }),
    name: Type.String({ description: 'Name of the person; empty when unknown' }),
    note: Type.String({ description: 'Note about the evidence; empty: none' }),
    completed_on: nullable({ ...Type.String(), description: 'Day of completion by the evidence; null: not stated' }),
    file_name: Type.String({ description: 'Name of the uploaded file' }),
    content_type: oneOf(['application/pdf', 'image/png', 'image/jpeg', 'image/webp'], {
      description: 'Type of the file, recognised by its content',
    }),
    size: Type.Integer({ description: 'Size of the file in bytes' }),
    status: EvidenceStatus,
    reason: nullable(Type.String({ description: 'Reason for declining it; null: none' })),
    decided_at: TimeOrNull('When somebody approved or declined it', 'not yet'),
    completion_id: nullable(Type.Integer({ description: 'Completion that it led to; null: none' })),
    created_at: CreatedAt,
  },
  { title: 'TrainingEvidence', description: 'Uploaded proof that a person has completed an external course' },
)

const texts = {
  course_id: IdOf('external course'),
  email: Type.String({
    maxLength: 254,
    format: 'email',
    description: 'Email address of an attendee, or of a person with a training assignment',
  }),
  name: Type.Optional(
    Type.String({ maxLength: 300, description: 'Name; defaults to the name by which the person is already known' }),
  ),
  note: Type.Optional(Type.String({ maxLength: 2_000, description: 'Note about the evidence' })),
  completed_on: Type.Optional(Day('Day of completion by the evidence; not in the future')),
}

/** The fields of the form apart from the file. */
export const EvidenceFields = Type.Object(texts)

export const EvidenceUpload = Type.Object({
  file: { ...UploadedFile, description: 'PDF, PNG, JPEG or WebP file of at most 10 MB' },
  ...texts,
})

export const ApproveEvidenceBody = Type.Object(
  {
    completed_on: Type.Optional(
      Day('Day of completion; defaults to the day by the evidence, otherwise today; not in the future'),
    ),
  },
  { title: 'TrainingEvidenceApproval', description: 'Day on which the course was completed' },
)

export const DeclineEvidenceBody = Type.Object(
  { reason: Title(1_000, 'Reason for declining the evidence') },
  { title: 'TrainingEvidenceDecline', description: 'Reason for declining the evidence' },
)

export const EvidenceQuery = Type.Object({
  ...Page,
  search: SearchPeople,
  status: Type.Optional(EvidenceStatus),
  course_id: Type.Optional(Type.Integer({ description: 'Only this course' })),
  email: Type.Optional(Type.String({ maxLength: 254, description: 'Only this email address' })),
})

export type Evidence = Static<typeof Evidence>
export type EvidenceFields = Static<typeof EvidenceFields>
export type EvidenceQuery = Static<typeof EvidenceQuery>
