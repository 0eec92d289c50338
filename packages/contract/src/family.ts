import * as z from 'zod/mini'
import { applicationStatus, stageSchema } from './application-shapes.ts'
import { defineCall } from './define-call.ts'
import { idParams, idSchema, instantSchema, shortText } from './fields.ts'
import { addressFields, answersSchema, applicantSchema } from './profile.ts'
import { listedScholarshipSchema } from './scholarship-shapes.ts'
import { statsSchema, windowSchema } from './scholarships.ts'

const studentSchema = z.object({
  studentId: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  stats: statsSchema,
  /** What was started or sent, without a word of the answers. */
  applications: z.array(
    z.object({
      scholarshipId: idSchema,
      title: z.string(),
      sponsorName: z.string(),
      /** null: on the sponsor's own site only. */
      status: z.nullable(applicationStatus),
      stage: z.nullable(stageSchema),
      /** Requirements done, of all that must be. */
      done: z.number(),
      required: z.number(),
      closesAt: z.nullable(instantSchema),
    }),
  ),
  suggestions: z.array(
    z.object({
      id: idSchema,
      scholarshipId: idSchema,
      title: z.string(),
      note: z.string(),
      outcome: z.enum(['open', 'saved', 'dismissed']),
      createdAt: instantSchema,
    }),
  ),
})
/** A student as a linked parent sees them. */
export type FollowedStudent = z.infer<typeof studentSchema>

export const readStudent = defineCall({
  id: 'readStudent',
  method: 'GET',
  path: '/family/students/{id}',
  summary: 'A linked student: counts, applications without their texts, suggestions.',
  access: 'applicant',
  params: idParams,
  answer: studentSchema,
  errors: ['NOT_FOUND'],
})

export const listStudentMatches = defineCall({
  id: 'listStudentMatches',
  method: 'GET',
  path: '/family/students/{id}/matches',
  summary: 'The scholarships that fit a linked student, or may.',
  access: 'applicant',
  params: idParams,
  query: windowSchema,
  answer: z.object({ scholarshiplists: z.array(listedScholarshipSchema) }),
  errors: ['NOT_FOUND'],
})

const sharedProfileSchema = z.pick(applicantSchema, {
  id: true,
  firstName: true,
  lastName: true,
  dob: true,
  address: true,
  applicantFields: true,
})

export const readStudentProfile = defineCall({
  id: 'readStudentProfile',
  method: 'GET',
  path: '/family/students/{id}/profile',
  summary: "A linked student's profile without the answers that stay the student's own.",
  access: 'applicant',
  params: idParams,
  answer: sharedProfileSchema,
  errors: ['NOT_FOUND'],
})

export const updateStudentProfile = defineCall({
  id: 'updateStudentProfile',
  method: 'PUT',
  path: '/family/students/{id}/profile',
  summary: 'Fills in answers for a linked student; never name, email, phone or consents.',
  access: 'applicant',
  params: idParams,
  body: z.strictObject({
    applicantFields: z._default(answersSchema, []),
    address: z.optional(z.object(addressFields)),
  }),
  answer: sharedProfileSchema,
  errors: ['NOT_FOUND', 'ANSWER_NOT_SHARED'],
})

export const suggestScholarship = defineCall({
  id: 'suggestScholarship',
  method: 'POST',
  path: '/family/students/{id}/suggestions',
  summary: 'Suggests a scholarship to a linked student, with a note; again changes the note.',
  access: 'applicant',
  params: idParams,
  body: z.strictObject({ scholarshipId: idSchema, note: z._default(shortText(500), '') }),
  answer: studentSchema,
  errors: ['NOT_FOUND'],
})

const suggestionsSchema = z.array(
  z.object({
    id: idSchema,
    scholarship: listedScholarshipSchema,
    suggestedBy: z.string(),
    note: z.string(),
    createdAt: instantSchema,
  }),
)

export const listSuggestions = defineCall({
  id: 'listSuggestions',
  method: 'GET',
  path: '/family/suggestions',
  summary: 'What linked parents suggest to this student and waits for an answer, latest first.',
  access: 'applicant',
  answer: suggestionsSchema,
})

export const answerSuggestion = defineCall({
  id: 'answerSuggestion',
  method: 'PUT',
  path: '/family/suggestions/{id}',
  summary: 'Saves the suggested scholarship, or puts the suggestion away.',
  access: 'applicant',
  params: idParams,
  body: z.strictObject({ outcome: z.enum(['saved', 'dismissed']) }),
  answer: suggestionsSchema,
  errors: ['NOT_FOUND'],
})
