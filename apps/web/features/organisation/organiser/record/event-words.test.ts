import type { RecordedEvent } from '@laurel/contract/organisation-audit'
import { expect, it } from 'vitest'
import { eventWords } from './event-words.ts'

const event = (given: Partial<RecordedEvent>): RecordedEvent => ({
  ordinal: 1,
  happenedAt: '2026-11-01T12:00:00.000Z',
  action: 'create_organisation',
  actorName: 'Dorothy Hill',
  isYou: false,
  isAdministrator: false,
  scholarship: null,
  applicantName: null,
  memberName: null,
  details: {},
  ...given,
})
const scholarship = { id: 'a', title: 'Hill Award' }

it.each<[string, Partial<RecordedEvent>]>([
  ['You signed the organization up.', { isYou: true }],
  ['Somebody whose account is gone signed the organization up.', { actorName: null }],
  [
    'Ada (administrator) verified the organization.',
    {
      action: 'decide_vetting',
      actorName: 'Ada',
      isAdministrator: true,
      details: { verdict: 'verified' },
    },
  ],
  [
    'Dorothy Hill made Maria Lopez manager (before: viewer).',
    {
      action: 'update_member',
      memberName: 'Maria Lopez',
      details: { before: 'viewer', role: 'manager' },
    },
  ],
  [
    'Dorothy Hill opened the application of Maya Chen to “Hill Award”.',
    { action: 'read_application', scholarship, applicantName: 'Maya Chen' },
  ],
  [
    'Dorothy Hill moved 1 applicant of “Hill Award”.',
    { action: 'move_applicants', scholarship, details: { number: 1 } },
  ],
  [
    'Dorothy Hill announced the winners of “Hill Award” to 30 applicants.',
    { action: 'announce_round', scholarship, details: { people: 30, decided: 30 } },
  ],
  ['Dorothy Hill score review.', { action: 'score_review' }],
])('says: %s', (sentence, given) => {
  expect(eventWords(event(given))).toBe(sentence)
})
