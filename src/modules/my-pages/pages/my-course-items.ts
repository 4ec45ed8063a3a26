import { html } from 'ghtml'
import { writtenDay } from '../../../lib/text/written-time.ts'
import type { Visit } from '../../../platform/pages/visit.ts'
import { type Html, stored, timeElement } from '../../../platform/pages/written-text.ts'
import { MAX_FILE_BYTES } from '../../training/index.ts'
import type { MyCourse, MyEvidence } from '../my-records.ts'
import { item } from './my-items.ts'
import { myMessages } from './my-messages.ts'
import type { MyMessages } from './my-wording.ts'

/** A file that was refused, with the course for which it was sent. */
export type RejectedFile = { courseId: number; problem: keyof MyMessages['courses']['problems'] }

/** A course with the form that sends a proof of it. */
export function courseItem({ site, language }: Visit, course: MyCourse, rejected: RejectedFile | undefined): Html {
  const words = myMessages[language].courses
  const { course_id: id, course_name, organisation } = course
  const problem = rejected?.courseId === id ? words.problems[rejected.problem] : null
  const about = `about-${id}${problem === null ? '' : ` problem-${id}`}`
  return html`!${item(stored(course_name), [], organisation)}
<details!${problem === null ? '' : ' open'}><summary>${words.send}</summary>
<form method="post" action="${site.root}/my/evidence?course=${id}" enctype="multipart/form-data">
<label for="file-${id}">${words.file}</label>
<input id="file-${id}" name="file" type="file" required accept=".pdf,.png,.jpg,.jpeg,.webp" aria-describedby="${about}"!${problem === null ? '' : ' aria-invalid="true"'}>
<p class="hint" id="about-${id}">${words.fileAbout(MAX_FILE_BYTES / 1_048_576)}</p>
!${problem === null ? '' : html`<p class="problem" id="problem-${id}" role="alert">${problem}</p>`}
<label for="day-${id}">${words.day}</label>
<input id="day-${id}" name="completed_on" type="date">
<p class="buttons"><button type="submit">${words.button}</button></p>
</form>
</details>`
}

/** A file that the person or a member sent, and the decision about it. */
export function evidenceItem({ language }: Visit, evidence: MyEvidence): Html {
  const words = myMessages[language].evidence
  const { course_name, file_name, status, reason, created_at, organisation } = evidence
  const listed = item(
    stored(course_name),
    [
      html`${words.status[status]}`,
      stored(file_name),
      html`${words.sent} !${timeElement(created_at, writtenDay(created_at, 'UTC', language))}`,
    ],
    organisation,
  )
  return reason === null ? listed : html`!${listed}<p>${words.reason}: !${stored(reason)}</p>`
}
