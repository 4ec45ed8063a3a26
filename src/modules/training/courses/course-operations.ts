import { Type } from '../../../lib/type.ts'
import { type Operation, operation } from '../../../platform/http/operations/operation.ts'
import { IdOf, Page } from '../../../platform/http/validation/schema.ts'
import { getCourse, listCourses } from './course-queries.ts'
import { Course, CreateCourseBody, UpdateCourseBody } from './course-schema.ts'
import { deleteCourse } from './delete-course.ts'
import { createCourse, updateCourse } from './save-course.ts'

const params = Type.Object({ id: IdOf('outside course') })
const tag = 'Training'
const path = '/admin/training/courses/:id'

/** Courses that are held elsewhere, of which another system tells who completed them. */
export const courseOperations: readonly Operation[] = [
  operation({
    id: 'listCourses',
    method: 'GET',
    path: '/admin/training/courses',
    scope: 'training:read',
    tag,
    summary: 'List outside courses',
    description:
      'Lists the courses that are held elsewhere and that programmes can require, newest first. With `code` it is the one with this code, or none.',
    query: Type.Object({
      ...Page,
      code: Type.Optional(Type.String({ maxLength: 100, description: 'The one with this code' })),
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
    summary: 'Create an outside course',
    description:
      'Adds a course that is held elsewhere, so that programmes can require it and another system can tell who completed it (Record completions). 409 when another course has its code.',
    body: CreateCourseBody,
    answer: Course,
    status: 201,
    refusals: { 409: 'There is a course with this code' },
    run: (ctx, { body }) => createCourse(ctx, body),
  }),

  operation({
    id: 'getCourse',
    method: 'GET',
    path,
    scope: 'training:read',
    tag,
    summary: 'Read an outside course',
    description: 'Gives back one course that is held elsewhere, by its id. By its code, use List outside courses.',
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
    summary: 'Change an outside course',
    description:
      'Changes the code or the name of an outside course; fields that are left out stay as they are. Completions and programmes keep it. 409 when another course has the code.',
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
    summary: 'Delete an outside course',
    description:
      'Deletes, for good, an outside course that no programme requires and nobody completed; otherwise 409 and nothing changes.',
    irreversible: 'The course is gone for good. It cannot be undone.',
    params,
    refusals: { 409: 'A programme requires it, or somebody completed it' },
    run: (ctx, { params }) => deleteCourse(ctx, params.id),
  }),
]
