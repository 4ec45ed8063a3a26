import type { AssignedTraining, NewTrainingAssignments, TrainingAssignPreview } from '@laurel/client'
import { laurel } from './laurel.ts'

const assign = laurel.training.programmes.assign

/** Counts the people who would get a programme. */
export const previewAssigning = (programmeId: number, body: NewTrainingAssignments) =>
  assign(programmeId, body, { dry_run: true }) as Promise<TrainingAssignPreview>

/** Assigns a programme to at most 1,000 people. */
export const assignProgramme = (programmeId: number, body: NewTrainingAssignments) =>
  assign(programmeId, body) as Promise<AssignedTraining>
