import { type Operation, operation } from '../../../platform/http/operation.ts'
import { Id, Page } from '../../../platform/http/schema.ts'
import { Type } from '../../../platform/type.ts'
import { getCourse, listCourses } from './course-queries.ts'
import { Course, CreateCourseBody, UpdateCourseBody } from './course-schema.ts'
import { deleteCourse } from './delete-course.ts'
import { createCourse, updateCourse } from './save-course.ts'

const params = Type.Object({ id: Id })
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
    summary: 'List outside courses, newest first',
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
    summary: 'Add an outside course',
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
    summary: 'Change code or name of an outside course',
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
    summary: 'Delete an outside course that nothing requires and nobody completed',
    params,
    refusals: { 409: 'A programme requires it, or somebody completed it' },
    run: (ctx, { params }) => deleteCourse(ctx, params.id),
  }),
]
