import { describe, expect, it } from 'vitest'
import { unreadQuestion } from './unread-question.ts'

const NOTHING: ReadonlySet<string> = new Set()
const NOMINATED = 'Would your school or college nominate you for an award?'

it('asks once where somebody studies', () => {
  const sentence = 'Attend a participating Amber community college'
  expect(unreadQuestion(sentence, true, NOTHING)).toMatch(/^Do you attend, or plan to attend, a/)
  expect(unreadQuestion(sentence, true, new Set(['collegeType']))).toBeNull()
})

describe('what an unread sentence restricts an award to', () => {
  it.each([
    ['Beekeepers nominated by their high school principal for courage.', NOMINATED],
    ['Nomination by a faculty advisor opens the way.', NOMINATED],
    ['Candidates must be nominated.', NOMINATED],
    ['Nominations are accepted from schools of beekeeping.', NOMINATED],
    ['Grants to beekeepers through nominations by schools.', NOMINATED],
    ['By nomination of the institution, for beekeepers.', NOMINATED],
    ['Beekeepers enter through school nominations.', NOMINATED],
    [
      'Essays of women recommended by a local Harvest Sisters chapter.',
      'Can a local Harvest Sisters chapter recommend you?',
    ],
    ['Must be a BEEFAIR finalist.', 'Are you a finalist of BEEFAIR?'],
    [
      'Attending one of the HBCUs on our list.',
      'Do you attend, or plan to attend, a historically Black college, or another school of this award?',
    ],
    ['Enrolled QVTU students', 'Do you attend, or plan to attend, QVTU?'],
    ['Direct descendants of beekeepers who came by ship.', 'Are you a descendant of beekeepers?'],
    ['Returning licensed practical nurses with honey.', 'Are you a licensed practical nurse?'],
    [
      'Students in approved college-access programs with grit.',
      'Have you taken part in a program like this: approved college-access program?',
    ],
    [
      'Grants to present research at Hive Society Annual Conference in June.',
      'Are you going to the Hive Society Annual conference?',
    ],
    ['Graduates of Amber County with hives', 'Do you live in Amber County?'],
    ['Seniors from the Amber Valley with hives', 'Do you live in Amber Valley?'],
    [
      'A pupil of the Amber Unified School District with hives',
      'Do you go to school in the Amber Unified School District?',
    ],
    [
      'Rural / small-town public high school seniors with hives',
      'Do you live in a rural area or a small town?',
    ],
    [
      'Immigrant or child of two immigrant parents, with hives',
      'Are you an immigrant, or a child of immigrants?',
    ],
    ['Children in union households', 'Are you, a parent or your spouse a member of a union?'],
    [
      'Limited to parishioners with a hive, or their cousins.',
      'Does this describe you: “Limited to parishioners with a hive, or their cousins”?',
    ],
  ])('%s', (sentence, question) => {
    expect(unreadQuestion(sentence, false, NOTHING)).toBe(question)
  })

  it.each([
    ['harmless ones', 'Awards are paid to the college in two parts.'],
    ['a general quality', 'Only one application must be sent, in English.'],
    ['whom somebody means to serve', 'For nurses who will serve rural and immigrant families.'],
    ['what is turned', 'Hive Guild membership is not required.'],
    ['what only ranks', 'Preference to members in good standing.'],
    ['what keeps somebody out', 'Excludes Amber County residents only.'],
    ['a name without limits', 'Named for Amber Hale, who kept bees.'],
  ])('asks nothing of %s: %s', (_why, sentence) => {
    expect(unreadQuestion(sentence, false, NOTHING)).toBeNull()
  })

  it('asks nothing again that a clause already says', () => {
    const sentence = 'Open only to parishioners with a hive.'
    expect(unreadQuestion(sentence, false, new Set(['membership']))).toBeNull()
  })

  it('asks nobody in a sponsor’s words what the profile tells', () => {
    expect(unreadQuestion('Must study nursing among hives.', true, NOTHING)).toBeNull()
    expect(unreadQuestion('Must be a veteran with a hive.', true, NOTHING)).toBeNull()
    expect(unreadQuestion('Nursing students nominated by a dean.', true, NOTHING)).toBe(NOMINATED)
  })

  it('asks as plainly as it can of a sentence on who may apply', () => {
    expect(unreadQuestion('Must keep bees.', true, NOTHING)).toBe('Do you keep bees?')
    expect(unreadQuestion('Must keep bees.', false, NOTHING)).toBeNull()
  })
})
