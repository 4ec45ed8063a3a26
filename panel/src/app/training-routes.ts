import { training } from './frames.tsx'
import { placesIn } from './places-in.ts'

const ofTraining = placesIn(training)

/** Pages of training. */
export const pagesOfTraining = [
  ofTraining(
    '/',
    { name: 'compliance', scope: 'training:read', within: 'training' },
    () => import('../pages/training/compliance/compliance-page.tsx'),
    'CompliancePage',
  ),
  ofTraining(
    '/programmes',
    { name: 'programmes', scope: 'training:read', within: 'training' },
    () => import('../pages/training/programmes/programmes-page.tsx'),
    'ProgrammesPage',
  ),
  ofTraining(
    '/programmes/$programmeId',
    { name: 'programme', scope: 'training:read' },
    () => import('../pages/training/programmes/programme-page.tsx'),
    'ProgrammePage',
  ),
  ofTraining(
    '/courses',
    { name: 'courses', scope: 'training:read', within: 'training' },
    () => import('../pages/training/courses/courses-page.tsx'),
    'CoursesPage',
  ),
  ofTraining(
    '/assignments',
    { name: 'assignments', scope: 'training:read', within: 'training' },
    () => import('../pages/training/assignments/assignments-page.tsx'),
    'AssignmentsPage',
  ),
  ofTraining(
    '/completions',
    { name: 'completions', scope: 'training:read', within: 'training' },
    () => import('../pages/training/completions/completions-page.tsx'),
    'CompletionsPage',
  ),
  ofTraining(
    '/evidence',
    { name: 'evidence', scope: 'training:read', within: 'training' },
    () => import('../pages/training/evidence/evidence-page.tsx'),
    'EvidencePage',
  ),
] as const
