import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../../platform/http/validation/schema.ts'
import { getCourse, listCourses } from './course-queries.ts'
import { Course, CreateCourseBody, UpdateCourseBody } from './course-schema.ts'
import { deleteCourse } from './delete-course.ts'
import { createCourse, updateCourse } from './save-course.ts'

const params = Type.Object({ id: IdOf('external course') })
const tag = 'Training'
const path = '/admin/training/courses/:id'

/** Operations for external courses, whose completions another system reports. */
export const courseOperations: readonly Operation[] = [
  operation({
    id: 'listCourses',
    method: 'GET',
    path: '/admin/training/courses',
    scope: 'training:read',
    tag,
    summary: 'List external courses',
    description:
      'Lists the external courses that programmes can require, newest first. `code` finds the course with this code.',
    query: Type.Object({
      ...Page,
      code: Type.Optional(Type.String({ maxLength: 100, description: 'Only the course with this code' })),
    }),
    list: Course,
    run: (ctx, { query }) => listCourses(ctx, query),
  }),

  operation({
    id: 'createCourse',
    method: 'POST',
    path: '/admin/training/courses',
    scope: 'training:write',
    tag,
    summary: 'Create an external course',
    description:
      'Adds an external course that programmes can require and whose completions another system can report with "Record completions". Fails with 409 if another course has the code.',
    body: CreateCourseBody,
    answer: Course,
    status: 201,
    refusals: { 409: 'Another course has this code' },
    run: (ctx, { body }) => createCourse(ctx, body),
  }),

  operation({
    id: 'getCourse',
    method: 'GET',
    path,
    scope: 'training:read',
    tag,
    summary: 'Get an external course',
    description: 'Returns one external course by id. To find it by code, use "List external courses".',
    params,
    answer: Course,
    run: (ctx, { params }) => getCourse(ctx, params.id),
  }),

  operation({
    id: 'updateCourse',
    method: 'PATCH',
    path,
    scope: 'training:write',
    tag,
    summary: 'Update an external course',
    description:
      'Updates the code or the name of an external course; missing fields stay unchanged. Completions and programmes keep the course. Fails with 409 if another course has the code.',
    params,
    body: UpdateCourseBody,
    answer: Course,
    refusals: { 409: 'Another course has this code' },
    run: (ctx, { params, body }) => updateCourse(ctx, params.id, body),
  }),

  operation({
    id: 'deleteCourse',
    method: 'DELETE',
    path,
    scope: 'training:write',
    tag,
    summary: 'Delete an external course',
    description:
      'Permanently deletes an external course that no programme requires and nobody has completed; otherwise the request fails with 409.',
    irreversible: 'The course is permanently deleted. This cannot be undone.',
    params,
    refusals: { 409: 'A programme requires the course, or somebody has completed it' },
    run: (ctx, { params }) => deleteCourse(ctx, params.id),
  }),
]
